import {
  activated,
  apply,
  card,
  entersWith,
  mana,
  put,
  removeCounter,
  search,
  shuffle,
  tap,
  the,
} from '@spellwright/dsl'

export const wishclawTalisman = card({
  name: 'Wishclaw Talisman',
  type: 'Artifact',
  cost: '{1}{B}',
  abilities: [
    entersWith({ kind: 'counters', counter: 'wish', count: 3 }),
    activated({
      cost: [mana('{1}'), tap, removeCounter('wish')],
      condition: { kind: 'isTurnOf', player: 'you' },
      effects: [
        search({}),
        put('hand', the('found')),
        shuffle(),
        apply('self', [{ kind: 'setController', player: 'opponent' }], 'game'),
      ],
    }),
  ],
})
