import { all, card, dealDamage, matches, spell } from '@spellwright/dsl'

export const sulfurousBlast = card({
  name: 'Sulfurous Blast',
  cost: '{2}{R}{R}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        dealDamage(
          {
            kind: 'if',
            condition: {
              kind: 'all',
              conditions: [
                matches('self', { is: 'wasCast' }),
                { kind: 'isTurnOf', player: 'you' },
                { kind: 'duringStep', step: ['main1', 'main2'] },
              ],
            },
            then: 3,
            else: 2,
          },
          { players: 'eachPlayer', objects: all({ type: 'creature' }) },
        ),
      ],
    }),
  ],
})
