import {
  card,
  destroy,
  exactly,
  gainLife,
  loseLife,
  mill,
  pump,
  returnTo,
  spell,
  target,
  targetOpponent,
  targetPlayer,
  the,
} from '@spellwright/dsl'

export const witherbloomCommand = card({
  name: 'Witherbloom Command',
  cost: '{B}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: {
        min: 2,
        max: 2,
        options: [
          {
            targets: { player: targetPlayer },
            effects: [
              mill(3, the('player')),
              {
                kind: 'choose',
                player: 'you',
                from: { type: 'land', zone: 'graveyard', owner: 'you' },
                count: exactly(1),
                as: 'card',
              },
              returnTo('hand', the('card')),
            ],
          },
          {
            targets: { permanent: target({ not: { type: ['creature', 'land'] }, manaValue: { atMost: 2 } }) },
            effects: [destroy(the('permanent'))],
          },
          { targets: { creature: target({ type: 'creature' }) }, effects: [pump(the('creature'), -3, -1)] },
          { targets: { opponent: targetOpponent }, effects: [loseLife(2, the('opponent')), gainLife(2)] },
        ],
      },
      effects: [],
    }),
  ],
})
