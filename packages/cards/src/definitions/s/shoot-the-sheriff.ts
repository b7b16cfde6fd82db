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
          not: { subtype: ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'] },
        }),
      },
      effects: [destroy(the('creature'))],
    }),
  ],
})
