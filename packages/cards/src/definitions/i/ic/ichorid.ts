import { atBeginningOf, card, exileCost, keyword, matches, returnTo, sacrificeIt, triggered } from '@spellwright/dsl'

export const ichorid = card({
  name: 'Ichorid',
  cost: '{3}{B}',
  type: 'Creature — Horror',
  power: 3,
  toughness: 1,
  abilities: [
    keyword('haste'),
    triggered({ on: atBeginningOf('end', 'eachPlayer'), effects: [sacrificeIt('self')] }),
    triggered({
      zone: 'graveyard',
      on: atBeginningOf('upkeep', 'you'),
      condition: matches('self', { zone: 'graveyard' }),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [exileCost({ zone: 'graveyard', owner: 'you', color: 'B', type: 'creature', other: true })],
          then: [returnTo('battlefield', 'self')],
        },
      ],
    }),
  ],
})
