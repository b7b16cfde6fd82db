import { card, dealDamage, players, rule, triggered } from '@spellwright/dsl'

export const fastbond = card({
  name: 'Fastbond',
  type: 'Enchantment',
  cost: '{G}',
  abilities: [
    rule({ kind: 'additionalLands', player: 'you', count: 'any' }),
    triggered({
      on: { kind: 'landPlayed', player: 'you' },
      condition: {
        kind: 'compare',
        quantity: { kind: 'events', event: { kind: 'landPlayed', player: 'you' }, when: 'thisTurn' },
        is: { moreThan: 1 },
      },
      effects: [dealDamage(1, players('you'))],
    }),
  ],
})
