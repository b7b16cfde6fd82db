import { activated, addMana, card, sacrifice } from '@spellwright/dsl'

export const ashnodsAltar = card({
  name: "Ashnod's Altar",
  cost: '{3}',
  type: 'Artifact',
  abilities: [activated({ cost: [sacrifice({ type: 'creature' })], effects: [addMana('{C}{C}')] })],
})
