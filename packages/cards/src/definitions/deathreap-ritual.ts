import { atBeginningOf, card, dies, draw, may, triggered } from '@spellwright/dsl'

export const deathreapRitual = card({
  name: 'Deathreap Ritual',
  cost: '{2}{B}{G}',
  type: 'Enchantment',
  abilities: [
    triggered({
      abilityWord: 'Morbid',
      on: atBeginningOf('end', 'eachPlayer'),
      condition: { kind: 'happened', event: dies({ type: 'creature' }), when: 'thisTurn' },
      effects: [may(draw(1))],
    }),
  ],
})
