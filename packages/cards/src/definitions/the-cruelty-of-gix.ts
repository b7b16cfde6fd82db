import {
  card,
  chapter,
  exactly,
  keyword,
  loseLife,
  put,
  search,
  shuffle,
  target,
  targetOpponent,
  the,
} from '@spellwright/dsl'

export const theCrueltyOfGix = card({
  name: 'The Cruelty of Gix',
  cost: '{3}{B}{B}',
  type: 'Enchantment — Saga',
  abilities: [
    keyword('read ahead'),
    chapter(1, {
      targets: { target: targetOpponent },
      effects: [
        { kind: 'revealHand', player: the('target') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', type: ['creature', 'planeswalker'] },
          whose: the('target'),
          count: exactly(1),
          as: 'card',
        },
        { kind: 'discardCards', what: the('card') },
      ],
    }),
    chapter(2, { effects: [search({}), put('hand', the('found')), shuffle(), loseLife(3)] }),
    chapter(3, {
      targets: { target: target({ zone: 'graveyard', type: 'creature' }) },
      effects: [put('battlefield', the('target'), { under: 'you' })],
    }),
  ],
})
