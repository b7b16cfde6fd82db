import { card, count, keyword } from '@spellwright/dsl'

const lands = count({ zone: 'graveyard', type: 'land' })

export const terravore = card({
  name: 'Terravore',
  cost: '{1}{G}{G}',
  type: 'Creature — Lhurgoyf',
  power: '*',
  toughness: '*',
  abilities: [keyword('trample'), { kind: 'characteristicDefining', power: lands, toughness: lands }],
})
