import { all, card, returnTo, spell, target, the } from '@spellwright/dsl'

export const echoingTruth = card({
  name: 'Echoing Truth',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [returnTo('hand', all({ any: [{ among: the('permanent') }, { name: { sameAs: the('permanent') } }] }))],
    }),
  ],
})
