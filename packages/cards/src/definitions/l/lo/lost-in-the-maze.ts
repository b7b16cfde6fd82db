import {
  all,
  card,
  continuous,
  enters,
  exactly,
  keyword,
  putCounters,
  tapIt,
  target,
  the,
  triggered,
  X,
} from '@spellwright/dsl'

export const lostInTheMaze = card({
  name: 'Lost in the Maze',
  type: 'Enchantment',
  cost: '{X}{U}{U}',
  abilities: [
    keyword('flash'),
    triggered({
      on: enters('self'),
      targets: { creatures: target({ type: 'creature' }, { count: exactly(X) }) },
      effects: [
        tapIt(the('creatures')),
        putCounters('stun', 1, all({ among: the('creatures'), controller: 'opponent' })),
      ],
    }),
    continuous({
      affects: { controller: 'you', is: 'tapped', type: 'creature' },
      apply: [{ kind: 'gainKeyword', keyword: 'hexproof' }],
    }),
  ],
})
