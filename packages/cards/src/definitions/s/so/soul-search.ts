import {
  card,
  createToken,
  exactly,
  exile,
  keyword,
  matches,
  spell,
  targetOpponent,
  the,
  token,
  when,
} from '@spellwright/dsl'

export const soulSearch = card({
  name: 'Soul Search',
  cost: '{W}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        { kind: 'revealHand', player: the('player') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land' } },
          whose: the('player'),
          count: exactly(1),
          as: 'card',
        },
        exile(the('card'), { as: 'exiled' }),
        when(
          matches(the('exiled'), { manaValue: { atMost: 1 } }),
          createToken(
            1,
            token({
              colors: ['W', 'B'],
              type: 'Creature — Spirit',
              power: 1,
              toughness: 1,
              abilities: [keyword('flying')],
            }),
          ),
        ),
      ],
    }),
  ],
})
