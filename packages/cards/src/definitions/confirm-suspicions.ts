import { card, counterSpell, investigate, spell, targetSpell, the } from '@spellwright/dsl'

export const confirmSuspicions = card({
  name: 'Confirm Suspicions',
  cost: '{3}{U}{U}',
  type: 'Instant',
  abilities: [
    spell({ targets: { spell: targetSpell() }, effects: [counterSpell(the('spell'))] }),
    spell({ effects: [investigate(3)] }),
  ],
})
