import { atBeginningOf, card, mana, matches, returnTo, triggered } from '@spellwright/dsl'

export const deathSpark = card({
  name: 'Death Spark',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    {
      kind: 'spell',
      targets: {
        target: {
          anyTarget: 'any target',
        },
      },
      effects: [
        {
          kind: 'dealDamage',
          amount: 1,
          to: {
            the: 'target',
          },
        },
      ],
    },
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      zone: 'graveyard',
      condition: matches('self', { zone: 'graveyard', directlyBelow: { type: 'creature' } }),
      effects: [{ kind: 'mayPay', player: 'you', cost: [mana('{1}')], then: [returnTo('hand', 'self')] }],
    }),
  ],
})
