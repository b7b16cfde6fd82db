import { card, counterSpell, spell, targetSpell, the } from '@spellwright/dsl'

export const removeSoul = card({
  name: 'Remove Soul',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [spell({ targets: { spell: targetSpell({ type: 'creature' }) }, effects: [counterSpell(the('spell'))] })],
})
