import {
  activated,
  atBeginningOf,
  card,
  createToken,
  draw,
  keyword,
  mana,
  payLife,
  token,
  triggered,
} from '@spellwright/dsl'

export const lunarConvocation = card({
  name: 'Lunar Convocation',
  type: 'Enchantment',
  cost: '{W}{B}',
  abilities: [
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: { kind: 'happened', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
      effects: [{ kind: 'loseLife', player: 'opponent', amount: 1 }],
    }),
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: {
        kind: 'all',
        conditions: [
          { kind: 'happened', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
          { kind: 'happened', event: { kind: 'lifeLost', player: 'you' }, when: 'thisTurn' },
        ],
      },
      effects: [
        createToken(
          1,
          token({ colors: ['B'], type: 'Creature — Bat', power: 1, toughness: 1, abilities: [keyword('flying')] }),
        ),
      ],
    }),
    activated({ cost: [mana('{1}{B}'), payLife(2)], effects: [draw(1)] }),
  ],
})
