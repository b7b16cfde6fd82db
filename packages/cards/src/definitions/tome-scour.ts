import { card, mill, spell, targetPlayer, the } from '@spellwright/dsl'

export const tomeScour = card({
  name: 'Tome Scour',
  cost: '{U}',
  type: 'Sorcery',
  abilities: [spell({ targets: { player: targetPlayer }, effects: [mill(5, the('player'))] })],
})
