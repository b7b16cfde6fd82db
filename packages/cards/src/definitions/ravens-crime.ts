import { card, discard, keyword, spell, targetPlayer, the } from '@spellwright/dsl'

export const ravensCrime = card({
  name: "Raven's Crime",
  cost: '{B}',
  type: 'Sorcery',
  abilities: [spell({ targets: { player: targetPlayer }, effects: [discard(1, the('player'))] }), keyword('retrace')],
})
