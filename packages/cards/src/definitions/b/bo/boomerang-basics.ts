import { card, draw, matches, returnTo, spell, target, the, when } from '@spellwright/dsl'

export const boomerangBasics = card({
  name: 'Boomerang Basics',
  cost: '{U}',
  type: 'Sorcery — Lesson',
  abilities: [
    spell({
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [returnTo('hand', the('permanent')), when(matches(the('permanent'), { controller: 'you' }), draw(1))],
    }),
  ],
})
