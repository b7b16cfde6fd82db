import {
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

export const pyroblast = card({
  name: 'Pyroblast',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { spell: targetSpell() },
          effects: [when(matches(the('spell'), { color: 'U' }), counterSpell(the('spell')))],
        },
        {
          targets: { permanent: target({}) },
          effects: [when(matches(the('permanent'), { color: 'U' }), destroy(the('permanent')))],
        },
      ),
      effects: [],
    }),
  ],
})
