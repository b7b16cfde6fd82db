import { card, counterSpell, spell, targetSpell, the } from '@spellwright/dsl'

export const cancel = card({
  name: 'Cancel',
  cost: '{1}{U}{U}',
  type: 'Instant',
  abilities: [spell({ targets: { spell: targetSpell() }, effects: [counterSpell(the('spell'))] })],
})
