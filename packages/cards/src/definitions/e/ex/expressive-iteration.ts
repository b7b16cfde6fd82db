import { all, card, exactly, exile, put, ruleUntil, spell, the } from '@spellwright/dsl'

export const expressiveIteration = card({
  name: 'Expressive Iteration',
  cost: '{U}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'looked' },
        { kind: 'chooseAmong', player: 'you', among: the('looked'), count: exactly(1), as: 'taken' },
        put('hand', the('taken')),
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('looked'),
          filter: { zone: 'library' },
          count: exactly(1),
          as: 'bottomed',
        },
        put('library', the('bottomed'), { library: { position: 'bottom' } }),
        exile(all({ zone: 'library', among: the('looked'), not: { among: the('bottomed') } }), { as: 'exiled' }),
        ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' }),
      ],
    }),
  ],
})
