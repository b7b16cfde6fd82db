import {
  activated,
  all,
  card,
  continuous,
  count,
  createToken,
  exactly,
  exile,
  loyalty,
  modifyPT,
  put,
  putCounters,
  the,
  token,
} from '@spellwright/dsl'

const construct = token({
  colors: [],
  type: 'Artifact Creature — Construct',
  power: 0,
  toughness: 0,
  abilities: [
    continuous({
      affects: 'self',
      apply: [modifyPT(count({ type: 'artifact', controller: 'you' }), count({ type: 'artifact', controller: 'you' }))],
    }),
  ],
})

export const karnScionOfUrza = card({
  name: 'Karn, Scion of Urza',
  cost: '{4}',
  type: 'Legendary Planeswalker — Karn',
  loyalty: 5,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 2, reveal: 'reveal', as: 'revealed' },
        { kind: 'chooseAmong', player: 'opponent', among: the('revealed'), count: exactly(1), as: 'chosen' },
        put('hand', the('chosen')),
        exile(all({ zone: 'library', among: the('revealed') }), { as: 'other' }),
        putCounters('silver', 1, the('other')),
      ],
    }),
    activated({
      cost: [loyalty(-1)],
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'exile', owner: 'you', counters: { counter: 'silver', count: { atLeast: 1 } } },
          count: exactly(1),
          as: 'card',
        },
        put('hand', the('card')),
      ],
    }),
    activated({ cost: [loyalty(-2)], effects: [createToken(1, construct)] }),
  ],
})
