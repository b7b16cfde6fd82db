import {
  apply,
  card,
  did,
  draw,
  exile,
  gainAbility,
  keyword,
  leaves,
  target,
  targetOpponent,
  the,
  triggered,
  upTo,
  when,
} from '@spellwright/dsl'

export const thiefOfExistence = card({
  name: 'Thief of Existence',
  cost: '{1}{C}{G}',
  type: 'Creature — Eldrazi',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('devoid'),
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      targets: {
        permanent: target(
          { not: { type: ['creature', 'land'] }, controller: 'opponent', manaValue: { atMost: 4 } },
          { count: upTo(1) },
        ),
      },
      effects: [
        exile(the('permanent'), { as: 'exiled' }),
        when(
          did('exiled'),
          apply(
            'self',
            [
              gainAbility(
                triggered({
                  on: leaves('self'),
                  targets: { player: targetOpponent },
                  effects: [draw(1, the('player'))],
                }),
              ),
            ],
            'game',
          ),
        ),
      ],
    }),
  ],
})
