import { activated, card, matches, not, payLife, put, tap, targetPlayer, the, when } from '@spellwright/dsl'

export const wandOfDenial = card({
  name: 'Wand of Denial',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [tap],
      targets: { player: targetPlayer },
      effects: [
        { kind: 'lookAtTop', player: the('player'), count: 1, as: 'top' },
        when(not(matches(the('top'), { type: 'land' })), {
          kind: 'mayPay',
          player: 'you',
          cost: [payLife(2)],
          then: [put('graveyard', the('top'))],
        }),
      ],
    }),
  ],
})
