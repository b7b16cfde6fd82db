import {
  activated,
  card,
  destroy,
  getEnergy,
  mana,
  payEnergy,
  sacrificeSelf,
  tap,
  tapForMana,
  target,
  the,
  X,
} from '@spellwright/dsl'

export const heliosOne = card({
  name: 'HELIOS One',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({ cost: [mana('{1}'), tap], effects: [getEnergy(1)] }),
    activated({
      cost: [mana('{3}'), tap, payEnergy(X), sacrificeSelf],
      timing: 'sorcery',
      targets: { permanent: target({ not: { type: 'land' }, manaValue: { exactly: X } }) },
      effects: [destroy(the('permanent'))],
    }),
  ],
})
