import { all, card, dealDamage, spell } from '@spellwright/dsl'

export const pyroclasm = card({
  name: 'Pyroclasm',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [spell({ effects: [dealDamage(2, all({ type: 'creature' }))] })],
})
