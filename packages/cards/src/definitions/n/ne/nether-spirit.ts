import { atBeginningOf, card, matches, may, not, returnTo, triggered } from '@spellwright/dsl'

export const netherSpirit = card({
  name: 'Nether Spirit',
  cost: '{1}{B}{B}',
  type: 'Creature — Spirit',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      zone: 'graveyard',
      on: atBeginningOf('upkeep', 'you'),
      condition: {
        kind: 'all',
        conditions: [
          matches('self', { zone: 'graveyard' }),
          not({ kind: 'exists', of: { zone: 'graveyard', type: 'creature', owner: 'you', other: true } }),
        ],
      },
      effects: [may(returnTo('battlefield', 'self'))],
    }),
  ],
})
