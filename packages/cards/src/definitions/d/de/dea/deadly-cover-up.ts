import {
  all,
  anyNumber,
  bound,
  card,
  collectEvidence,
  count,
  destroy,
  draw,
  exactly,
  exile,
  ownerOf,
  search,
  shuffle,
  spell,
  the,
  when,
} from '@spellwright/dsl'

export const deadlyCoverUp = card({
  name: 'Deadly Cover-Up',
  cost: '{3}{B}{B}',
  type: 'Sorcery',
  abilities: [
    { kind: 'additionalCost', cost: [collectEvidence(6)], optional: 'may', name: 'evidence' },
    spell({
      effects: [
        destroy(all({ type: 'creature' })),
        when(
          { kind: 'paid', cost: 'evidence' },
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'graveyard', owner: 'opponent' },
            count: exactly(1),
            as: 'card',
          },
          exile(the('card'), { as: 'exiled' }),
          search(
            { name: { sameAs: the('exiled') } },
            { whose: ownerOf(the('exiled')), zones: ['graveyard', 'hand', 'library'], count: anyNumber },
          ),
          { kind: 'let', as: 'fromHand', quantity: count({ zone: 'hand', among: the('found') }) },
          exile(the('found')),
          shuffle(ownerOf(the('exiled'))),
          draw(bound('fromHand'), ownerOf(the('exiled'))),
        ),
      ],
    }),
  ],
})
