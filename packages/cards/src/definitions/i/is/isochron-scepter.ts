import { activated, card, enters, exactly, exile, linked, mana, may, tap, the, triggered } from '@spellwright/dsl'

export const isochronScepter = card({
  name: 'Isochron Scepter',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    triggered({
      abilityWord: 'Imprint',
      on: enters('self'),
      effects: [
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'hand', type: 'instant', manaValue: { atMost: 2 } },
            whose: 'you',
            count: exactly(1),
            as: 'card',
          },
          exile(the('card'), { linked: 'exiled' }),
        ),
      ],
    }),
    activated({
      cost: [mana('{2}'), tap],
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [{ kind: 'copyCard', what: linked('exiled'), as: 'copy' }],
          then: [{ kind: 'castCard', what: the('copy'), player: 'you', cost: 'free', optional: 'may' }],
        },
      ],
    }),
  ],
})
