import { card, discardCost, draw, sacrifice, spell } from '@spellwright/dsl'

export const visionOfLove = card({
  name: 'Vision of Love',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [{ kind: 'choice', options: [[sacrifice({ type: 'artifact' })], [discardCost()]] }],
          then: [draw(2)],
        },
      ],
    }),
  ],
})
