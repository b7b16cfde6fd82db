import { card, spell, target, the } from '@spellwright/dsl'

export const flameSpill = card({
  name: 'Flame Spill',
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [{ kind: 'dealDamage', amount: 4, to: the('creature'), excess: {} }],
    }),
  ],
})
