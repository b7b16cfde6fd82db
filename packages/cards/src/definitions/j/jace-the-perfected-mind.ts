import { activated, card, draw, keyword, loyalty, mill, targetPlayer, the, times, X } from '@spellwright/dsl'

export const jaceThePerfectedMind = card({
  name: 'Jace, the Perfected Mind',
  cost: '{2}{U/P}{U}',
  type: 'Legendary Planeswalker — Jace',
  loyalty: 5,
  abilities: [
    keyword('compleated'),
    {
      kind: 'activated',
      cost: [
        {
          kind: 'loyalty',
          change: 1,
        },
      ],
      targets: {
        target: {
          objects: {
            type: 'creature',
          },
          count: {
            min: 0,
            max: 1,
          },
        },
      },
      effects: [
        {
          kind: 'apply',
          what: {
            the: 'target',
          },
          apply: [
            {
              kind: 'modifyPT',
              power: -3,
              toughness: 0,
            },
          ],
          until: 'untilYourNextTurn',
        },
      ],
    },
    activated({
      cost: [loyalty(-2)],
      targets: { player: targetPlayer },
      effects: [
        mill(3, the('player')),
        {
          kind: 'if',
          condition: {
            kind: 'any',
            conditions: [
              {
                kind: 'compare',
                quantity: { kind: 'cardsIn', zone: 'graveyard', player: 'you' },
                is: { atLeast: 20 },
              },
              {
                kind: 'compare',
                quantity: { kind: 'cardsIn', zone: 'graveyard', player: 'opponent' },
                is: { atLeast: 20 },
              },
            ],
          },
          then: [draw(3)],
          else: [draw(1)],
        },
      ],
    }),
    activated({
      cost: [loyalty('-X')],
      targets: { player: targetPlayer },
      effects: [mill(times(3, X), the('player'))],
    }),
  ],
})
