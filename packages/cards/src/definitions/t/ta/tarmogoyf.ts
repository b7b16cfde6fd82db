import { card, plus, type Quantity } from '@spellwright/dsl'

const cardTypes: Quantity = { kind: 'cardTypesAmong', of: { zone: 'graveyard' } }

export const tarmogoyf = card({
  name: 'Tarmogoyf',
  cost: '{1}{G}',
  type: 'Creature — Lhurgoyf',
  power: '*',
  toughness: '*',
  abilities: [{ kind: 'characteristicDefining', power: cardTypes, toughness: plus(cardTypes, 1) }],
})
