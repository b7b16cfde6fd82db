import {
  activated,
  all,
  apply,
  card,
  enters,
  exactly,
  exile,
  gain,
  linked,
  mana,
  put,
  tap,
  the,
  triggered,
} from '@spellwright/dsl'

export const yggdrasilRebirthEngine = card({
  name: 'Yggdrasil, Rebirth Engine',
  type: 'Legendary Artifact',
  cost: '{3}',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [exile(all({ zone: 'graveyard', owner: 'you', type: 'creature' }), { linked: 'exiled' })],
    }),
    activated({
      cost: [tap],
      effects: [{ kind: 'lookAtTop', player: 'you', count: 3, as: 'top' }, exile(the('top'), { linked: 'exiled' })],
    }),
    activated({
      cost: [mana('{4}'), tap],
      timing: 'sorcery',
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'exile', type: 'creature', among: linked('exiled') },
          count: exactly(1),
          as: 'card',
        },
        put('battlefield', the('card'), { under: 'you', as: 'creature' }),
        apply(the('creature'), [gain('haste')]),
      ],
    }),
  ],
})
