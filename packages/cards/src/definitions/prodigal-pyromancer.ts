import { activated, anyTarget, card, dealDamage, tap, the } from '@spellwright/dsl'

export const prodigalPyromancer = card({
  name: 'Prodigal Pyromancer',
  cost: '{2}{R}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 1,
  abilities: [activated({ cost: [tap], targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] })],
})
