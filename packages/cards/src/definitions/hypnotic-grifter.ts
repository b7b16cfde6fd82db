import { activated, card, connive, mana } from '@spellwright/dsl'

export const hypnoticGrifter = card({
  name: 'Hypnotic Grifter',
  cost: '{U}',
  type: 'Creature — Human Rogue',
  power: 1,
  toughness: 2,
  abilities: [activated({ cost: [mana('{3}')], effects: [connive('self')] })],
})
