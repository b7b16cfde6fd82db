import { card, counterSpell, spell, targetSpell, the } from '@spellwright/dsl'

export const annul = card({
  name: 'Annul',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ type: ['artifact', 'enchantment'] }) },
      effects: [counterSpell(the('spell'))],
    }),
  ],
})
