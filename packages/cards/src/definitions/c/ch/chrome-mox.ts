import { card, enters, exactly, exile, linked, may, tapForMana, the, triggered } from '@spellwright/dsl'

export const chromeMox = card({
  name: 'Chrome Mox',
  type: 'Artifact',
  cost: '{0}',
  abilities: [
    triggered({
      abilityWord: 'Imprint',
      on: enters('self'),
      effects: [
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'hand', not: { type: ['artifact', 'land'] } },
            whose: 'you',
            count: exactly(1),
            as: 'card',
          },
          exile(the('card'), { linked: 'exiled' }),
        ),
      ],
    }),
    tapForMana({ kind: 'anyOneColor', amount: 1, among: { zone: 'exile', among: linked('exiled') } }),
  ],
})
