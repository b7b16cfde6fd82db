import { bound, card, createToken, enters, keyword, putCounters, token, triggered, X } from '@spellwright/dsl'

export const clownCar = card({
  name: 'Clown Car',
  cost: '{X}',
  type: 'Artifact — Vehicle',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'rollDice', count: X, sides: 6, as: 'results', odd: 'odd', even: 'even' },
        createToken(
          bound('odd'),
          token({ colors: ['W'], type: 'Artifact Creature — Clown Robot', power: 1, toughness: 1 }),
        ),
        putCounters('+1/+1', bound('even'), 'self'),
      ],
    }),
    keyword({ kind: 'crew', count: 2 }),
  ],
})
