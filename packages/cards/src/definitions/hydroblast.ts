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

export const hydroblast = card({
  name: 'Hydroblast',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { spell: targetSpell() },
          effects: [when(matches(the('spell'), { color: 'R' }), counterSpell(the('spell')))],
        },
        {
          targets: { permanent: target({}) },
          effects: [when(matches(the('permanent'), { color: 'R' }), destroy(the('permanent')))],
        },
      ),
      effects: [],
    }),
  ],
})
