import { apply, card, gain, keyword, spell, target, the } from '@spellwright/dsl'

export const ephemeralShields = card({
  name: 'Ephemeral Shields',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    keyword('convoke'),
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [gain('indestructible')])],
    }),
  ],
})
