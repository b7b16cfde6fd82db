import { all, card, exactly, exile, put, search, shuffle, spell, the, upTo } from '@spellwright/dsl'

export const emergentUltimatum = card({
  name: 'Emergent Ultimatum',
  cost: '{B}{B}{G}{G}{G}{U}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        search({ is: 'monocolored' }, { count: upTo(3), different: 'name' }),
        exile(the('found'), { as: 'exiled' }),
        { kind: 'chooseAmong', player: 'opponent', among: the('exiled'), count: exactly(1), as: 'chosen' },
        put('library', the('chosen')),
        shuffle(),
        {
          kind: 'forEach',
          what: all({ zone: 'exile', among: the('exiled') }),
          as: 'card',
          effects: [{ kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may', as: 'cast' }],
        },
        exile('self'),
      ],
    }),
  ],
})
