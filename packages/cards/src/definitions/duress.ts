import { card, exactly, spell, targetOpponent, the } from '@spellwright/dsl'

export const duress = card({
  name: 'Duress',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { opponent: targetOpponent },
      effects: [
        { kind: 'revealHand', player: the('opponent') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: ['creature', 'land'] } },
          whose: the('opponent'),
          count: exactly(1),
          as: 'card',
        },
        { kind: 'discardCards', what: the('card') },
      ],
    }),
  ],
})
