import { card, connive, enters, keyword, triggered } from '@spellwright/dsl'

export const psionicSnoop = card({
  name: 'Psionic Snoop',
  cost: '{2}{U}',
  type: 'Creature — Human Rogue',
  power: 0,
  toughness: 3,
  abilities: [keyword('flash'), triggered({ on: enters('self'), effects: [connive('self')] })],
})
