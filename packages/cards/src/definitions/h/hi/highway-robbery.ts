import { card, discardCost, draw, keyword, mana, sacrifice, spell } from '@spellwright/dsl'

export const highwayRobbery = card({
  name: 'Highway Robbery',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [{ kind: 'choice', options: [[discardCost()], [sacrifice({ type: 'land' })]] }],
          then: [draw(2)],
        },
      ],
    }),
    keyword({ kind: 'plot', cost: [mana('{1}{R}')] }),
  ],
})
