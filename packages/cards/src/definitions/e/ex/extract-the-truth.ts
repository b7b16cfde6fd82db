import { card, chooseOne, spell, targetOpponent, the, upTo } from '@spellwright/dsl'

export const extractTheTruth = card({
  name: 'Extract the Truth',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { opponent: targetOpponent },
          effects: [
            { kind: 'revealHand', player: the('opponent') },
            {
              kind: 'choose',
              player: 'you',
              from: { zone: 'hand', type: ['creature', 'enchantment', 'planeswalker'] },
              whose: the('opponent'),
              count: upTo(1),
              as: 'card',
            },
            { kind: 'discardCards', what: the('card') },
          ],
        },
        {
          targets: { opponent: targetOpponent },
          effects: [{ kind: 'sacrificeChoice', player: the('opponent'), filter: { type: 'enchantment' }, count: 1 }],
        },
      ),
      effects: [],
    }),
  ],
})
