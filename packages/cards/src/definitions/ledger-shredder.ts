import { card, connive, keyword, triggered } from '@spellwright/dsl'

export const ledgerShredder = card({
  name: 'Ledger Shredder',
  cost: '{1}{U}',
  type: 'Creature — Bird Advisor',
  power: 1,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({ on: { kind: 'cast', player: 'eachPlayer', nth: 2 }, effects: [connive('self')] }),
  ],
})
