import { atBeginningOf, card, discard, draw, not, triggered, when } from '@spellwright/dsl'

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
              not({
                kind: 'any',
                conditions: [
                  {
                    kind: 'happened',
                    event: { kind: 'zoneChange', object: { is: 'faceDown', controller: 'you' }, to: 'battlefield' },
                    when: 'thisTurn',
                  },
                  {
                    kind: 'happened',
                    event: { kind: 'turnedFaceUp', object: { controller: 'you' } },
                    when: 'thisTurn',
                  },
                ],
              }),
              discard(1),
            ),
          ],
        },
      ],
    }),
  ],
})
