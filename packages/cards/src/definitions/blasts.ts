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

/** Anything may be its target; only what has the colour is countered or destroyed. */
const blast = (name: string, cost: string, color: Color) =>
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

export const hydroblast = blast('Hydroblast', '{U}', 'R')
export const pyroblast = blast('Pyroblast', '{R}', 'U')
