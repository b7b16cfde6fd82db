import { atBeginningOf, card, exactly, investigate, may, put, the, triggered } from '@spellwright/dsl'

export const briarbridgePatrol = card({
  name: 'Briarbridge Patrol',
  cost: '{3}{G}',
  type: 'Creature — Human Warrior',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'damage', source: 'self', to: { object: { type: 'creature' } }, batch: 'oneOrMore' },
      effects: [investigate()],
    }),
    triggered({
      on: atBeginningOf('end', 'eachPlayer'),
      condition: {
        kind: 'happened',
        event: { kind: 'sacrificed', player: 'you', object: { subtype: 'Clue' } },
        when: 'thisTurn',
        times: { atLeast: 3 },
      },
      effects: [
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'hand', type: 'creature' },
            whose: 'you',
            count: exactly(1),
            as: 'card',
          },
          put('battlefield', the('card')),
        ),
      ],
    }),
  ],
})
