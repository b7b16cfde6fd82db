import { atBeginningOf, card, dies, exactly, exile, linked, put, sacrificeIt, the, triggered } from '@spellwright/dsl'

export const sotheraTheSupervoid = card({
  name: 'Sothera, the Supervoid',
  type: 'Legendary Enchantment',
  cost: '{2}{B}{B}',
  abilities: [
    triggered({
      on: dies({ type: 'creature', controller: 'you' }),
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'opponent',
          as: 'player',
          effects: [
            {
              kind: 'choose',
              player: the('player'),
              from: { type: 'creature', controller: the('player') },
              count: exactly(1),
              as: 'creature',
            },
            exile(the('creature'), { linked: 'exiled' }),
          ],
        },
      ],
    }),
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: {
        kind: 'any',
        conditions: [
          { kind: 'exists', of: { type: 'creature', controller: 'you' }, count: { exactly: 0 } },
          { kind: 'exists', of: { type: 'creature', controller: 'opponent' }, count: { exactly: 0 } },
        ],
      },
      effects: [
        sacrificeIt('self'),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'exile', type: 'creature', among: linked('exiled') },
          count: exactly(1),
          as: 'card',
        },
        put('battlefield', the('card'), { under: 'you', counters: { counter: '+1/+1', count: 2 } }),
      ],
    }),
  ],
})
