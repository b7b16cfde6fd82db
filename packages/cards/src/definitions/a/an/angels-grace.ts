import { card, keyword, ruleUntil, spell } from '@spellwright/dsl'

export const angelsGrace = card({
  name: "Angel's Grace",
  cost: '{W}',
  type: 'Instant',
  abilities: [
    keyword('split second'),
    spell({
      effects: [
        ruleUntil({ kind: 'cantLoseGame', player: 'you', opponents: 'cantWin' }),
        {
          kind: 'shield',
          replacement: { kind: 'lifeLossFromDamage', player: 'you', floor: 1 },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
