import { card, rule } from '@spellwright/dsl'

export const temporalIntervention = card({
  name: 'Temporal Intervention',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{2}' } },
      {
        abilityWord: 'Void',
        zone: 'everywhere',
        condition: {
          kind: 'any',
          conditions: [
            {
              kind: 'happened',
              event: { kind: 'zoneChange', object: { not: { type: 'land' } }, from: 'battlefield' },
              when: 'thisTurn',
            },
            { kind: 'happened', event: { kind: 'cast', spell: { is: 'warped' } }, when: 'thisTurn' },
          ],
        },
      },
    ),
    {
      kind: 'spell',
      targets: {
        target: {
          players: {
            player: 'opponent',
          },
        },
      },
      effects: [
        {
          kind: 'revealHand',
          player: {
            the: 'target',
          },
        },
        {
          kind: 'choose',
          player: 'you',
          from: {
            zone: 'hand',
            not: {
              type: 'land',
            },
          },
          whose: {
            the: 'target',
          },
          count: {
            min: 1,
            max: 1,
          },
          as: 'card',
        },
        {
          kind: 'discardCards',
          what: {
            the: 'card',
          },
        },
      ],
    },
  ],
})
