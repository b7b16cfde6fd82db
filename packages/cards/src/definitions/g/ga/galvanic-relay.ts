import { bound, card, exile, keyword, spell, the } from '@spellwright/dsl'

export const galvanicRelay = card({
  name: 'Galvanic Relay',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'let', as: 'turn', quantity: { kind: 'turnsTaken', player: 'you' } },
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        {
          kind: 'rule',
          rule: { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          until: 'endOfYourNextTurn',
          while: {
            kind: 'compare',
            quantity: { kind: 'turnsTaken', player: 'you' },
            is: { moreThan: bound('turn') },
          },
        },
      ],
    }),
    keyword('storm'),
  ],
})
