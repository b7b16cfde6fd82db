import { activated, card, keyword, mana } from '@spellwright/dsl'

const PREVENTED = { combat: 'combat', change: { kind: 'prevent', amount: 'all' } } as const

export const deftbladeElite = card({
  name: 'Deftblade Elite',
  cost: '{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('provoke'),
    activated({
      cost: [mana('{1}{W}')],
      effects: [
        {
          kind: 'shield',
          replacement: { kind: 'damage', to: { object: 'self' }, ...PREVENTED },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
        {
          kind: 'shield',
          replacement: { kind: 'damage', source: 'self', ...PREVENTED },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
