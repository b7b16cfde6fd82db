import { activated, card, draw, loyalty, mill, replacement, targetPlayer, the, when } from '@spellwright/dsl'

export const jaceWielderOfMysteries = card({
  name: 'Jace, Wielder of Mysteries',
  cost: '{1}{U}{U}{U}',
  type: 'Legendary Planeswalker — Jace',
  loyalty: 4,
  abilities: [
    replacement(
      { kind: 'draw', player: 'you', instead: [{ kind: 'winGame', player: 'you' }] },
      {
        condition: {
          kind: 'compare',
          quantity: { kind: 'cardsIn', zone: 'library', player: 'you' },
          is: { exactly: 0 },
        },
      },
    ),
    activated({ cost: [loyalty(1)], targets: { player: targetPlayer }, effects: [mill(2, the('player')), draw(1)] }),
    activated({
      cost: [loyalty(-8)],
      effects: [
        draw(7),
        when(
          { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'library', player: 'you' }, is: { exactly: 0 } },
          { kind: 'winGame', player: 'you' },
        ),
      ],
    }),
  ],
})
