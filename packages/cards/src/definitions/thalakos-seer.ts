import { card, draw, keyword, leaves, triggered } from '@spellwright/dsl'

export const thalakosSeer = card({
  name: 'Thalakos Seer',
  cost: '{U}{U}',
  type: 'Creature — Thalakos Wizard',
  power: 1,
  toughness: 1,
  abilities: [keyword('shadow'), triggered({ on: leaves('self'), effects: [draw(1)] })],
})
