import { all, card, destroy, gainLife, keyword, rule, spell, the, token, when, X } from '@spellwright/dsl'

export const whiteSunsTwilight = card({
  name: "White Sun's Twilight",
  cost: '{X}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        gainLife(X),
        {
          kind: 'createToken',
          player: 'you',
          count: X,
          token: token({
            colors: [],
            type: 'Artifact Creature — Phyrexian Mite',
            power: 1,
            toughness: 1,
            abilities: [keyword({ kind: 'toxic', count: 1 }), rule({ kind: 'cantBlock', what: 'self' })],
          }),
          as: 'mites',
        },
        when(
          { kind: 'compare', quantity: X, is: { atLeast: 5 } },
          destroy(all({ type: 'creature', not: { among: the('mites') } })),
        ),
      ],
    }),
  ],
})
