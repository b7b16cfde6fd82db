import { all, card, dealDamage, spell } from '@spellwright/dsl'

export const tremor = card({
  name: 'Tremor',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [spell({ effects: [dealDamage(1, all({ type: 'creature', not: { keyword: 'flying' } }))] })],
})
