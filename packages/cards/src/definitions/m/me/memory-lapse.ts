import { card, spell, targetSpell, the } from '@spellwright/dsl'

export const memoryLapse = card({
  name: 'Memory Lapse',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [{ kind: 'counterSpell', what: the('spell'), to: 'library' }],
    }),
  ],
})
