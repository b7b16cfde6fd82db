import { card, exile, ruleUntil, spell, targetOpponent, the, X } from '@spellwright/dsl'

export const outrageousRobbery = card({
  name: 'Outrageous Robbery',
  cost: '{X}{B}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        { kind: 'lookAtTop', player: the('player'), count: X, as: 'top' },
        exile(the('top'), { as: 'exiled', faceDown: 'faceDown' }),
        ruleUntil(
          { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          'game',
        ),
        ruleUntil({ kind: 'spendAsAnyColor', player: 'you', spell: { among: the('exiled') }, type: 'anyType' }, 'game'),
      ],
    }),
  ],
})
