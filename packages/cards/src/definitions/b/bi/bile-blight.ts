import { all, card, pump, spell, target, the } from '@spellwright/dsl'

export const bileBlight = card({
  name: 'Bile Blight',
  cost: '{B}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        pump(
          all({ type: 'creature', any: [{ among: the('creature') }, { name: { sameAs: the('creature') } }] }),
          -3,
          -3,
        ),
      ],
    }),
  ],
})
