import {
  activated,
  all,
  apply,
  card,
  discard,
  draw,
  loyalty,
  target,
  targetPlayer,
  the,
  triggered,
  youCast,
  youControlIt,
} from '@spellwright/dsl'

export const dackFayden = card({
  name: 'Dack Fayden',
  cost: '{1}{U}{R}',
  type: 'Legendary Planeswalker — Dack',
  loyalty: 3,
  abilities: [
    activated({
      cost: [loyalty(1)],
      targets: { player: targetPlayer },
      effects: [draw(2, the('player')), discard(2, the('player'))],
    }),
    activated({
      cost: [loyalty(-2)],
      targets: { artifact: target({ type: 'artifact' }) },
      effects: [apply(the('artifact'), [youControlIt], 'game')],
    }),
    activated({
      cost: [loyalty(-6)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            triggered({
              on: youCast({ targetsSome: {} }),
              effects: [apply(all({ targetedBy: 'eventObject' }), [youControlIt], 'game')],
            }),
          ],
        },
      ],
    }),
  ],
})
