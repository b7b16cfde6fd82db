import { addSubtype, card, continuous } from '@spellwright/dsl'

export const urborgTombOfYawgmoth = card({
  name: 'Urborg, Tomb of Yawgmoth',
  type: 'Legendary Land',
  abilities: [continuous({ affects: { type: 'land' }, apply: [addSubtype('Swamp')] })],
})
