import { card, counterSpell, spell, targetSpell, the } from '@spellwright/dsl'

export const counterspell = card({
  name: 'Counterspell',
  cost: '{U}{U}',
  type: 'Instant',
  abilities: [spell({ targets: { spell: targetSpell() }, effects: [counterSpell(the('spell'))] })],
})
