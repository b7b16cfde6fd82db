import { all, card, controllerSacrifices, spell } from '@spellwright/dsl'

export const allIsDust = card({
  name: 'All Is Dust',
  cost: '{7}',
  type: 'Kindred Sorcery — Eldrazi',
  abilities: [spell({ effects: [controllerSacrifices(all({ not: { is: 'colorless' } }))] })],
})
