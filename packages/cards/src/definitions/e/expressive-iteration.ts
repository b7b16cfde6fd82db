import { card, exactly, exile, put, ruleUntil, spell, the } from '@spellwright/dsl'

export const expressiveIteration = card({
  name: 'Expressive Iteration',
  cost: '{U}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'looked' },
        { kind: 'chooseAmong', player: 'you', among: the('looked'), count: exactly(1), as: 'taken' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('looked'),
          filter: { not: { among: the('taken') } },
          count: exactly(1),
          as: 'bottomed',
        },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('looked'),
          filter: { not: { any: [{ among: the('taken') }, { among: the('bottomed') }] } },
          count: exactly(1),
          as: 'aside',
        },
        put('hand', the('taken')),
        put('library', the('bottomed'), { library: { position: 'bottom' } }),
        exile(the('aside'), { as: 'exiled' }),
        ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' }),
      ],
    }),
  ],
})
