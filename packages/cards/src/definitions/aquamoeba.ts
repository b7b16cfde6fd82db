import { activated, apply, card, discardCost } from '@spellwright/dsl'

export const aquamoeba = card({
  name: 'Aquamoeba',
  cost: '{1}{U}',
  type: 'Creature — Elemental Beast',
  power: 1,
  toughness: 3,
  abilities: [activated({ cost: [discardCost()], effects: [apply('self', [{ kind: 'switchPT' }])] })],
})
