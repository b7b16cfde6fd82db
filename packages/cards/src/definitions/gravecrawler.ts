import { card, rule, youControl } from '@spellwright/dsl'

export const gravecrawler = card({
  name: 'Gravecrawler',
  cost: '{B}',
  type: 'Creature — Zombie',
  power: 2,
  toughness: 1,
  abilities: [
    rule({ kind: 'cantBlock', what: 'self' }),
    rule(
      { kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: 'self' },
      { condition: youControl({ subtype: 'Zombie' }), zone: 'graveyard' },
    ),
  ],
})
