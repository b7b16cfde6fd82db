import { activated, card, sacrificeSelf } from '@spellwright/dsl'

export const sporeFrog = card({
  name: 'Spore Frog',
  cost: '{G}',
  type: 'Creature — Frog',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [sacrificeSelf],
      effects: [
        {
          kind: 'shield',
          replacement: { kind: 'damage', to: 'any', combat: 'combat', change: { kind: 'prevent', amount: 'all' } },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
