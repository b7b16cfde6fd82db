import { activated, all, card, controllerSacrifices, discard, loyalty, targetPlayer, the } from '@spellwright/dsl'

export const lilianaOfTheVeil = card({
  name: 'Liliana of the Veil',
  cost: '{1}{B}{B}',
  type: 'Legendary Planeswalker — Liliana',
  loyalty: 3,
  abilities: [
    activated({ cost: [loyalty(1)], effects: [discard(1, 'eachPlayer')] }),
    activated({
      cost: [loyalty(-2)],
      targets: { player: targetPlayer },
      effects: [{ kind: 'sacrificeChoice', player: the('player'), filter: { type: 'creature' }, count: 1 }],
    }),
    activated({
      cost: [loyalty(-6)],
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'piles',
          what: all({ controller: the('player') }),
          by: 'you',
          chooser: the('player'),
          chosen: 'pile',
          other: 'rest',
        },
        controllerSacrifices(the('pile')),
      ],
    }),
  ],
})
