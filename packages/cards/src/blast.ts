import {
  type Color,
  card,
  chooseOne,
  counterSpell,
  destroy,
  matches,
  spell,
  target,
  targetSpell,
  the,
  when,
} from '@spellwright/dsl'

/** A card like Pyroblast: anything may be its target; only what has the colour is countered or destroyed. */
export const blast = (name: string, cost: string, color: Color) =>
  card({
    name,
    cost,
    type: 'Instant',
    abilities: [
      spell({
        modes: chooseOne(
          {
            targets: { spell: targetSpell() },
            effects: [when(matches(the('spell'), { color }), counterSpell(the('spell')))],
          },
          {
            targets: { permanent: target({}) },
            effects: [when(matches(the('permanent'), { color }), destroy(the('permanent')))],
          },
        ),
        effects: [],
      }),
    ],
  })
