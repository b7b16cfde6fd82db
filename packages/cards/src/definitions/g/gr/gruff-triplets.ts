import { all, card, dies, enters, keyword, matches, not, powerOf, putCounters, triggered } from '@spellwright/dsl'

export const gruffTriplets = card({
  name: 'Gruff Triplets',
  cost: '{3}{G}{G}{G}',
  type: 'Creature — Satyr Warrior',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('trample'),
    triggered({
      on: enters('self'),
      condition: not(matches('self', { is: 'token' })),
      effects: [{ kind: 'createTokenCopy', player: 'you', count: 2, of: 'self' }],
    }),
    triggered({
      on: dies('self'),
      effects: [
        putCounters('+1/+1', powerOf('self'), all({ type: 'creature', name: 'Gruff Triplets', controller: 'you' })),
      ],
    }),
  ],
})
