import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const shootTheSheriff = card({
  name: 'Shoot the Sheriff',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        creature: target({
          type: 'creature',
          not: { any: ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'].map((subtype) => ({ subtype })) },
        }),
      },
      effects: [destroy(the('creature'))],
    }),
  ],
})
