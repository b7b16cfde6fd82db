import { anyNumber, card, enters, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const goblinRecruiter = card({
  name: 'Goblin Recruiter',
  cost: '{1}{R}',
  type: 'Creature — Goblin',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        search({ subtype: 'Goblin' }, { count: anyNumber, reveal: 'reveal' }),
        shuffle(),
        put('library', the('found'), { library: { position: 'top', order: 'chosen' } }),
      ],
    }),
  ],
})
