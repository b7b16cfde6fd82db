import { activated, atBeginningOf, card, exile, mana, returnTo, sacrificeSelf, target, the } from '@spellwright/dsl'

export const voyagerStaff = card({
  name: 'Voyager Staff',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [mana('{2}'), sacrificeSelf],
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        exile(the('creature'), { as: 'exiled' }),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [returnTo('battlefield', the('exiled'))],
        },
      ],
    }),
  ],
})
