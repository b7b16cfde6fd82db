import { card, keyword, returnTo, triggered } from '@spellwright/dsl'

export const sneakySnacker = card({
  name: 'Sneaky Snacker',
  cost: '{U}{B}',
  type: 'Creature — Faerie Rogue',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('flying'),
    triggered({
      on: { kind: 'drawn', player: 'you', nth: 3 },
      zone: 'graveyard',
      effects: [returnTo('battlefield', 'self', { enters: ['tapped'] })],
    }),
  ],
})
