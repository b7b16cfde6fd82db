import {
  atBeginningOf,
  card,
  createToken,
  did,
  discard,
  draw,
  gainLife,
  keyword,
  loseLife,
  not,
  sacrificeIt,
  token,
  triggered,
  when,
} from '@spellwright/dsl'

export const doomForetold = card({
  name: 'Doom Foretold',
  type: 'Enchantment',
  cost: '{2}{W}{B}',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      effects: [
        {
          kind: 'sacrificeChoice',
          player: 'eventPlayer',
          filter: { is: 'nontoken', not: { type: 'land' } },
          count: 1,
          as: 'sacrificedByThem',
        },
        when(not(did('sacrificedByThem')), discard(1, 'eventPlayer'), loseLife(2, 'eventPlayer')),
        when(
          not(did('sacrificedByThem')),
          draw(1),
          gainLife(2),
          createToken(
            1,
            token({
              colors: ['W'],
              type: 'Creature — Knight',
              power: 2,
              toughness: 2,
              abilities: [keyword('vigilance')],
            }),
          ),
          sacrificeIt('self'),
        ),
      ],
    }),
  ],
})
