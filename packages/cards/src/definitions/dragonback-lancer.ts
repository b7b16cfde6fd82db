import { card, keyword } from '@spellwright/dsl'

export const dragonbackLancer = card({
  name: 'Dragonback Lancer',
  cost: '{3}{W}',
  type: 'Creature — Human Soldier',
  power: 3,
  toughness: 3,
  abilities: [keyword('flying'), keyword({ kind: 'mobilize', count: 1 })],
})
