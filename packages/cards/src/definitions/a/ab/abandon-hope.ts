import { additionalCost, card, discardCost, exactly, spell, targetOpponent, the, X } from '@spellwright/dsl'

export const abandonHope = card({
  name: 'Abandon Hope',
  cost: '{X}{1}{B}',
  type: 'Sorcery',
  abilities: [
    additionalCost([discardCost({}, X)]),
    spell({
      targets: { opponent: targetOpponent },
      effects: [
        { kind: 'lookAtHand', player: the('opponent') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand' },
          whose: the('opponent'),
          count: exactly(X),
          as: 'cards',
        },
        { kind: 'discardCards', what: the('cards') },
      ],
    }),
  ],
})
