import { card, continuous, count, entersWithCounters, keyword, matches } from '@spellwright/dsl'

export const aeveProgenitorOoze = card({
  name: 'Aeve, Progenitor Ooze',
  cost: '{2}{G}{G}{G}',
  type: 'Legendary Creature — Ooze',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('storm'),
    continuous({
      condition: matches('self', { is: 'token' }),
      affects: 'self',
      apply: [{ kind: 'removeSupertype', supertypes: ['legendary'] }],
    }),
    entersWithCounters('+1/+1', count({ subtype: 'Ooze', controller: 'you', other: true })),
  ],
})
