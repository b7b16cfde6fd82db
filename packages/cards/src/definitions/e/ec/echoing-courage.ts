import { all, card, pump, spell, target, the } from '@spellwright/dsl'

export const echoingCourage = card({
  name: 'Echoing Courage',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        pump(all({ type: 'creature', any: [{ among: the('creature') }, { name: { sameAs: the('creature') } }] }), 2, 2),
      ],
    }),
  ],
})
