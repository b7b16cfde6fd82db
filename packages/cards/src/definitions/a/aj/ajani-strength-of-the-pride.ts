import {
  activated,
  all,
  card,
  count,
  createToken,
  exile,
  gainLife,
  loyalty,
  plus,
  putCounters,
  the,
  token,
  triggered,
  when,
} from '@spellwright/dsl'

export const ajaniStrengthOfThePride = card({
  name: 'Ajani, Strength of the Pride',
  cost: '{2}{W}{W}',
  type: 'Legendary Planeswalker — Ajani',
  loyalty: 5,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        gainLife(
          plus(count({ type: 'creature', controller: 'you' }), count({ type: 'planeswalker', controller: 'you' })),
        ),
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        createToken(
          1,
          token({
            name: "Ajani's Pridemate",
            colors: ['W'],
            type: 'Creature — Cat Soldier',
            power: 2,
            toughness: 2,
            abilities: [
              triggered({ on: { kind: 'lifeGained', player: 'you' }, effects: [putCounters('+1/+1', 1, 'self')] }),
            ],
          }),
        ),
      ],
    }),
    activated({
      cost: [loyalty(0)],
      effects: [
        when(
          {
            kind: 'compare',
            quantity: { kind: 'lifeOf', player: 'you' },
            is: { atLeast: plus({ kind: 'startingLife' }, 15) },
          },
          { kind: 'bind', as: 'theirs', what: all({ type: ['artifact', 'creature'], controller: 'opponent' }) },
          exile(['self', the('theirs')]),
        ),
      ],
    }),
  ],
})
