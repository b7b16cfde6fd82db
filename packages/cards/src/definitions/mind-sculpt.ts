import { card, mill, spell, targetOpponent, the } from '@spellwright/dsl'

export const mindSculpt = card({
  name: 'Mind Sculpt',
  cost: '{1}{U}',
  type: 'Sorcery',
  abilities: [spell({ targets: { opponent: targetOpponent }, effects: [mill(7, the('opponent'))] })],
})
