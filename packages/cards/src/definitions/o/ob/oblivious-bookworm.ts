import { atBeginningOf, card, discard, draw, triggered, when } from '@spellwright/dsl'

export const obliviousBookworm = card({
  name: 'Oblivious Bookworm',
  cost: '{G}{U}',
  type: 'Creature — Human Wizard',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: atBeginningOf('end', 'you'),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [draw(1)],
          then: [
            when(
              {
                kind: 'all',
                conditions: [
                  {
                    kind: 'happened',
                    event: { kind: 'zoneChange', object: { is: 'faceDown', controller: 'you' }, to: 'battlefield' },
                    when: 'thisTurn',
                    times: { exactly: 0 },
                  },
                  {
                    kind: 'happened',
                    event: { kind: 'turnedFaceUp', object: { controller: 'you' } },
                    when: 'thisTurn',
                    times: { exactly: 0 },
                  },
                ],
              },
              discard(1),
            ),
          ],
        },
      ],
    }),
  ],
})
