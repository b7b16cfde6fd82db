import {
  activated,
  addMana,
  anyColor,
  card,
  enters,
  getEnergy,
  payEnergy,
  tap,
  tapForMana,
  triggered,
} from '@spellwright/dsl'

export const aetherHub = card({
  name: 'Aether Hub',
  type: 'Land',
  abilities: [
    triggered({ on: enters('self'), effects: [getEnergy(1)] }),
    tapForMana('{C}'),
    activated({ cost: [tap, payEnergy(1)], effects: [addMana(anyColor())] }),
  ],
})
