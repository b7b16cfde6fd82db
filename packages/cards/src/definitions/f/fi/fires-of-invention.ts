import { card, count, not, rule } from '@spellwright/dsl'

export const firesOfInvention = card({
  name: 'Fires of Invention',
  cost: '{3}{R}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'cantCast', player: 'you', spell: {} }, { condition: not({ kind: 'isTurnOf', player: 'you' }) }),
    rule({ kind: 'cantCast', player: 'you', spell: {}, perTurn: 2 }),
    rule({
      kind: 'mayCastFor',
      player: 'you',
      spell: { manaValue: { atMost: count({ type: 'land', controller: 'you' }) } },
      cost: [],
    }),
  ],
})
