import { card, keyword, mill, spell, targetPlayer, the } from '@spellwright/dsl'

export const brainFreeze = card({
  name: 'Brain Freeze',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [spell({ targets: { player: targetPlayer }, effects: [mill(3, the('player'))] }), keyword('storm')],
})
