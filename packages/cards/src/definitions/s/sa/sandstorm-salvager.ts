import {
  activated,
  all,
  apply,
  card,
  createToken,
  enters,
  gain,
  mana,
  putCounters,
  tap,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const sandstormSalvager = card({
  name: 'Sandstorm Salvager',
  cost: '{2}{G}',
  type: 'Creature — Human Artificer',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [createToken(1, token({ colors: [], type: 'Artifact Creature — Golem', power: 3, toughness: 3 }))],
    }),
    activated({
      cost: [mana('{2}'), tap],
      effects: [
        { kind: 'bind', as: 'tokens', what: all({ type: 'creature', is: 'token', controller: 'you' }) },
        putCounters('+1/+1', 1, the('tokens')),
        apply(the('tokens'), [gain('trample')]),
      ],
    }),
  ],
})
