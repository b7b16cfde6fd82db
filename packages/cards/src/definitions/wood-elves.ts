import { card, enters, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const woodElves = card({
  name: 'Wood Elves',
  cost: '{2}{G}',
  type: 'Creature — Elf Scout',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [search({ subtype: 'Forest' }), put('battlefield', the('found')), shuffle()],
    }),
  ],
})
