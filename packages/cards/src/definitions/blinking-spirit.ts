import { activated, card, mana, returnTo } from '@spellwright/dsl'

export const blinkingSpirit = card({
  name: 'Blinking Spirit',
  cost: '{3}{W}',
  type: 'Creature — Spirit',
  power: 2,
  toughness: 2,
  abilities: [activated({ cost: [mana('{0}')], effects: [returnTo('hand', 'self')] })],
})
