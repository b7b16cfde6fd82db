import { card, count, plus, type Quantity } from '@spellwright/dsl'

const exiled: Quantity = count({ zone: 'exile', owner: 'you' })

export const cosmogoyf = card({
  name: 'Cosmogoyf',
  cost: '{B}{G}',
  type: 'Creature — Elemental Lhurgoyf',
  power: '*',
  toughness: '*',
  abilities: [{ kind: 'characteristicDefining', power: exiled, toughness: plus(exiled, 1) }],
})
