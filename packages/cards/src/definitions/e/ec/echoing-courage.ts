import { all, apply, card, modifyPT, spell, target, the } from '@spellwright/dsl'

export const echoingCourage = card({
  name: 'Echoing Courage',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        apply(all({ type: 'creature', any: [{ among: the('creature') }, { name: { sameAs: the('creature') } }] }), [
          modifyPT(2, 2),
        ]),
      ],
    }),
  ],
})
