import { card, keyword, mana, plus, type Quantity } from '@spellwright/dsl'

const types: Quantity = { kind: 'cardTypesAmong', of: { zone: 'graveyard', owner: 'you' } }

export const nethergoyf = card({
  name: 'Nethergoyf',
  cost: '{B}',
  type: 'Creature — Lhurgoyf',
  power: '*',
  toughness: '*',
  abilities: [
    { kind: 'characteristicDefining', power: types, toughness: plus(types, 1) },
    keyword({
      kind: 'escape',
      cost: [mana('{2}{B}'), { kind: 'exile', what: { zone: 'graveyard', other: true }, cardTypes: 4 }],
    }),
  ],
})
