import {
  activated,
  card,
  createToken,
  destroy,
  keyword,
  loyalty,
  sacrifice,
  target,
  the,
  token,
} from '@spellwright/dsl'

export const darettiIngeniousIconoclast = card({
  name: 'Daretti, Ingenious Iconoclast',
  cost: '{1}{B}{R}',
  type: 'Legendary Planeswalker — Daretti',
  loyalty: 3,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        createToken(
          1,
          token({
            colors: [],
            type: 'Artifact Creature — Construct',
            power: 1,
            toughness: 1,
            abilities: [keyword('defender')],
          }),
        ),
      ],
    }),
    activated({
      cost: [loyalty(-1)],
      targets: { permanent: target({ type: ['artifact', 'creature'] }) },
      effects: [
        { kind: 'mayPay', player: 'you', cost: [sacrifice({ type: 'artifact' })], then: [destroy(the('permanent'))] },
      ],
    }),
    activated({
      cost: [loyalty(-6)],
      targets: {
        artifact: target({
          any: [
            { type: 'artifact', zone: 'graveyard' },
            { type: 'artifact', zone: 'battlefield' },
          ],
        }),
      },
      effects: [{ kind: 'createTokenCopy', player: 'you', count: 3, of: the('artifact') }],
    }),
  ],
})
