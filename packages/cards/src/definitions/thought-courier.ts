import { activated, card, discard, draw, tap } from '@spellwright/dsl'

export const thoughtCourier = card({
  name: 'Thought Courier',
  cost: '{1}{U}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 1,
  abilities: [activated({ cost: [tap], effects: [draw(1), discard(1)] })],
})
