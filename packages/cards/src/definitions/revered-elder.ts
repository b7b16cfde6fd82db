import { activated, card, mana } from '@spellwright/dsl'

export const reveredElder = card({
  name: 'Revered Elder',
  cost: '{2}{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 2,
  abilities: [
    activated({
      cost: [mana('{1}')],
      effects: [
        {
          kind: 'shield',
          replacement: { kind: 'damage', to: { object: 'self' }, change: { kind: 'prevent', amount: 1 } },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
