import { all, card, pump, spell, target, the } from '@spellwright/dsl'

export const echoingDecay = card({
  name: 'Echoing Decay',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        pump(
          all({ type: 'creature', any: [{ among: the('creature') }, { name: { sameAs: the('creature') } }] }),
          -2,
          -2,
        ),
      ],
    }),
  ],
})
