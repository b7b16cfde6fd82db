import { card, spell, targetSpell, the } from '@spellwright/dsl'

export const twincast = card({
  name: 'Twincast',
  cost: '{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ type: ['instant', 'sorcery'] }) },
      effects: [{ kind: 'copySpell', what: the('spell'), count: 1, newTargets: 'may' }],
    }),
  ],
})
