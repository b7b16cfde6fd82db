import { activated, card, mana, put, search, shuffle, tap, the } from '@spellwright/dsl'

export const ramosianSergeant = card({
  name: 'Ramosian Sergeant',
  cost: '{W}',
  type: 'Creature — Human Rebel',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{3}'), tap],
      effects: [
        search({ subtype: 'Rebel', is: 'permanentCard', manaValue: { atMost: 2 } }),
        put('battlefield', the('found')),
        shuffle(),
      ],
    }),
  ],
})
