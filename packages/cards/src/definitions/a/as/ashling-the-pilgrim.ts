import { activated, all, bound, card, dealDamage, mana, putCounters, when } from '@spellwright/dsl'

export const ashlingThePilgrim = card({
  name: 'Ashling the Pilgrim',
  cost: '{1}{R}',
  type: 'Legendary Creature — Elemental Shaman',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{1}{R}')],
      effects: [
        putCounters('+1/+1', 1, 'self'),
        when(
          { kind: 'compare', quantity: { kind: 'timesResolved' }, is: { exactly: 3 } },
          { kind: 'removeCounters', what: 'self', counter: '+1/+1', count: 'all', as: 'removed' },
          dealDamage(bound('removed'), { players: 'eachPlayer', objects: all({ type: 'creature' }) }),
        ),
      ],
    }),
  ],
})
