import { activated, card, eventAmount, exile, mana, preventFromChosenSource, tap, the } from '@spellwright/dsl'

export const boneMask = card({
  name: 'Bone Mask',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [mana('{2}'), tap],
      effects: [
        ...preventFromChosenSource(undefined, {
          to: { player: 'you' },
          then: [
            { kind: 'lookAtTop', player: 'you', count: eventAmount, as: 'top', unseen: 'unseen' },
            exile(the('top')),
          ],
        }),
      ],
    }),
  ],
})
