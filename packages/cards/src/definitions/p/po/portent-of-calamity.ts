import { all, bound, card, exile, put, spell, the, upTo, when, X } from '@spellwright/dsl'

export const portentOfCalamity = card({
  name: 'Portent of Calamity',
  cost: '{X}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: X, as: 'top', reveal: 'reveal' },
        { kind: 'chooseForEach', player: 'you', each: 'cardType', among: the('top'), optional: 'may', as: 'kept' },
        exile(the('kept'), { as: 'exiled' }),
        put('graveyard', all({ zone: 'library', among: the('top') })),
        when(
          { kind: 'compare', quantity: bound('exiled'), is: { atLeast: 4 } },
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('exiled'),
            filter: { not: { type: 'land' } },
            count: upTo(1),
            as: 'card',
          },
          { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may' },
        ),
        put('hand', all({ zone: 'exile', among: the('exiled') })),
      ],
    }),
  ],
})
