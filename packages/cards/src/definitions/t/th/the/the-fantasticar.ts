import { addType, apply, card, createToken, keyword, keywords, may, token, triggered, youCast } from '@spellwright/dsl'

export const theFantasticar = card({
  name: 'The Fantasticar',
  type: 'Legendary Artifact — Vehicle',
  cost: '{3}',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('flying'),
    triggered({
      on: youCast({ not: { type: 'creature' } }),
      effects: [may(apply('self', [addType('artifact', 'creature')]))],
    }),
    triggered({
      on: { kind: 'cast', player: 'you', spell: { not: { type: 'creature' } }, nth: 4 },
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [{ kind: 'sacrifice', what: 'self', as: 'sacrificed' }],
          then: [
            createToken(
              4,
              token({
                colors: [],
                type: 'Artifact Creature — Construct',
                power: 4,
                toughness: 4,
                abilities: keywords('flying', 'haste'),
              }),
            ),
          ],
        },
      ],
    }),
  ],
})
