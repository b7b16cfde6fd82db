import { card, dealDamage, spell, the } from '@spellwright/dsl'

export const lavaSpike = card({
  name: 'Lava Spike',
  cost: '{R}',
  type: 'Sorcery — Arcane',
  abilities: [
    spell({
      targets: { victim: { objects: { type: 'planeswalker' }, players: { player: 'any' } } },
      effects: [dealDamage(3, the('victim'))],
    }),
  ],
})
