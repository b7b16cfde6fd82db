import { anyNumber, card, exactly, exile, search, shuffle, spell, targetPlayer, the } from '@spellwright/dsl'

export const lobotomy = card({
  name: 'Lobotomy',
  cost: '{2}{U}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'revealHand', player: the('player') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land', supertype: 'basic' } },
          whose: the('player'),
          count: exactly(1),
          as: 'card',
        },
        search(
          { name: { sameAs: the('card') } },
          { whose: the('player'), zones: ['graveyard', 'hand', 'library'], count: anyNumber },
        ),
        exile(the('found')),
        shuffle(the('player')),
      ],
    }),
  ],
})
