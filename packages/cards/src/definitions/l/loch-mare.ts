import { activated, card, draw, mana, putCounters, removeCounter, tapIt, target, the } from '@spellwright/dsl'

export const lochMare = card({
  name: 'Loch Mare',
  cost: '{1}{U}',
  type: 'Creature — Horse Serpent',
  power: 4,
  toughness: 5,
  abilities: [
    {
      kind: 'static',
      replacement: {
        kind: 'enters',
        object: 'self',
        with: [
          {
            kind: 'counters',
            counter: '-1/-1',
            count: 3,
          },
        ],
      },
    },
    activated({ cost: [mana('{1}{U}'), removeCounter('any')], effects: [draw(1)] }),
    activated({
      cost: [mana('{2}{U}'), removeCounter('any', 2)],
      targets: { creature: target({ type: 'creature' }) },
      effects: [tapIt(the('creature')), putCounters('stun', 1, the('creature'))],
    }),
  ],
})
