import {
  activated,
  all,
  apply,
  atBeginningOf,
  card,
  did,
  dies,
  exactly,
  exile,
  gain,
  linked,
  mana,
  returnTo,
  tap,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const mimicVat = card({
  name: 'Mimic Vat',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    triggered({
      abilityWord: 'Imprint',
      on: dies({ type: 'creature', is: 'nontoken' }),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            { kind: 'bind', as: 'earlier', what: linked('exiled') },
            exile('eventObject', { linked: 'exiled', as: 'card' }),
          ],
          then: [when(did('card'), returnTo('graveyard', all({ zone: 'exile', among: the('earlier') })))],
        },
      ],
    }),
    activated({
      cost: [mana('{3}'), tap],
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'exile', among: linked('exiled') },
          count: exactly(1),
          as: 'card',
        },
        { kind: 'createTokenCopy', player: 'you', count: 1, of: the('card'), as: 'copy' },
        apply(the('copy'), [gain('haste')], 'game'),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [exile(the('copy'))],
        },
      ],
    }),
  ],
})
