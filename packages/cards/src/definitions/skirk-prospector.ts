import { activated, addMana, card, sacrifice } from '@spellwright/dsl'

export const skirkProspector = card({
  name: 'Skirk Prospector',
  cost: '{R}',
  type: 'Creature — Goblin',
  power: 1,
  toughness: 1,
  abilities: [activated({ cost: [sacrifice({ subtype: 'Goblin' })], effects: [addMana('{R}')] })],
})
