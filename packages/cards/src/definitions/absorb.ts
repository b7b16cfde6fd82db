import { card, counterSpell, gainLife, spell, targetSpell, the } from '@spellwright/dsl'

export const absorb = card({
  name: 'Absorb',
  cost: '{W}{U}{U}',
  type: 'Instant',
  abilities: [spell({ targets: { spell: targetSpell() }, effects: [counterSpell(the('spell')), gainLife(3)] })],
})
