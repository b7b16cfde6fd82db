import { anyNumber, bound, card, exactly, spell, targetPlayer, the } from '@spellwright/dsl'

export const lastRites = card({
  name: 'Last Rites',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'choose', player: 'you', from: { zone: 'hand', owner: 'you' }, count: anyNumber, as: 'cards' },
        { kind: 'discardCards', what: the('cards'), as: 'discarded' },
        { kind: 'revealHand', player: the('player') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land' } },
          whose: the('player'),
          count: exactly(bound('discarded')),
          as: 'chosen',
        },
        { kind: 'discardCards', what: the('chosen') },
      ],
    }),
  ],
})
