import { card, exactly, loseLife, spell, targetPlayer, the } from '@spellwright/dsl'

export const thoughtseize = card({
  name: 'Thoughtseize',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'revealHand', player: the('player') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land' } },
          whose: the('player'),
          count: exactly(1),
          as: 'card',
        },
        { kind: 'discardCards', what: the('card') },
        loseLife(2),
      ],
    }),
  ],
})
