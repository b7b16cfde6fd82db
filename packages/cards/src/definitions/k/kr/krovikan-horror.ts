import { atBeginningOf, card, matches, may, returnTo, triggered } from '@spellwright/dsl'

export const krovikanHorror = card({
  name: 'Krovikan Horror',
  cost: '{3}{B}',
  type: 'Creature — Horror Spirit',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: atBeginningOf('end', 'eachPlayer'),
      zone: 'graveyard',
      condition: matches('self', { zone: 'graveyard', directlyBelow: { type: 'creature' } }),
      effects: [may(returnTo('hand', 'self'))],
    }),
    {
      kind: 'activated',
      cost: [
        {
          kind: 'mana',
          mana: '{1}',
        },
        {
          kind: 'sacrifice',
          what: {
            type: 'creature',
          },
        },
      ],
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
  ],
})
