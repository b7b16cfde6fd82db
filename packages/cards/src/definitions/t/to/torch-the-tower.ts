import { card, dealDamage, keyword, spell, target, the } from '@spellwright/dsl'

export const torchTheTower = card({
  name: 'Torch the Tower',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    keyword('bargain'),
    spell({
      targets: { victim: target({ type: ['creature', 'planeswalker'] }) },
      effects: [
        {
          kind: 'if',
          condition: { kind: 'paid', cost: 'bargain' },
          then: [dealDamage(3, the('victim')), { kind: 'scry', player: 'you', count: 1 }],
          else: [dealDamage(2, the('victim'))],
        },
        {
          kind: 'shield',
          replacement: {
            kind: 'zoneChange',
            object: { dealtDamageThisTurnBy: 'self' },
            from: 'battlefield',
            to: 'graveyard',
            instead: { to: 'exile' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
