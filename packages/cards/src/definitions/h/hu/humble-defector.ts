import { activated, apply, card, draw, tap, targetOpponent, the } from '@spellwright/dsl'

export const humbleDefector = card({
  name: 'Humble Defector',
  cost: '{1}{R}',
  type: 'Creature — Human Rogue',
  power: 2,
  toughness: 1,
  abilities: [
    activated({
      cost: [tap],
      condition: { kind: 'isTurnOf', player: 'you' },
      targets: { opponent: targetOpponent },
      effects: [draw(2), apply('self', [{ kind: 'setController', player: the('opponent') }], 'game')],
    }),
  ],
})
