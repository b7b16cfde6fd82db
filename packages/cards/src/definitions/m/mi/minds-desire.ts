import { card, exile, keyword, ruleUntil, shuffle, spell, the } from '@spellwright/dsl'

export const mindsDesire = card({
  name: "Mind's Desire",
  cost: '{4}{U}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        shuffle(),
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'exile',
          what: { among: the('exiled') },
          verb: 'play',
          free: 'free',
        }),
      ],
    }),
    keyword('storm'),
  ],
})
