import { anyNumber, card, dies, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const proteanHulk = card({
  name: 'Protean Hulk',
  cost: '{5}{G}{G}',
  type: 'Creature — Beast',
  power: 6,
  toughness: 6,
  abilities: [
    triggered({
      on: dies('self'),
      effects: [
        search({ type: 'creature' }, { count: anyNumber, total: { value: 'manaValue', is: { atMost: 6 } } }),
        put('battlefield', the('found')),
        shuffle(),
      ],
    }),
  ],
})
