import { bolster, card, enters, triggered } from '@spellwright/dsl'

export const sandcrafterMage = card({
  name: 'Sandcrafter Mage',
  cost: '{2}{W}',
  type: 'Creature — Human Wizard',
  power: 2,
  toughness: 2,
  abilities: [triggered({ on: enters('self'), effects: [bolster(1)] })],
})
