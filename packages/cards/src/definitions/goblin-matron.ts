import { card, enters, may, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const goblinMatron = card({
  name: 'Goblin Matron',
  cost: '{2}{R}',
  type: 'Creature — Goblin',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [may(search({ subtype: 'Goblin' }, { reveal: 'reveal' }), put('hand', the('found')), shuffle())],
    }),
  ],
})
