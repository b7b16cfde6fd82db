import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const powerWordKill = card({
  name: 'Power Word Kill',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', not: { subtype: ['Angel', 'Demon', 'Devil', 'Dragon'] } }) },
      effects: [destroy(the('creature'))],
    }),
  ],
})
