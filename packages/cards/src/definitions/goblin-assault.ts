import { atBeginningOf, card, createToken, keyword, rule, token, triggered } from '@spellwright/dsl'

const hastyGoblin = token({
  colors: ['R'],
  type: 'Creature — Goblin',
  power: 1,
  toughness: 1,
  abilities: [keyword('haste')],
})

export const goblinAssault = card({
  name: 'Goblin Assault',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [
    triggered({ on: atBeginningOf('upkeep', 'you'), effects: [createToken(1, hastyGoblin)] }),
    rule({ kind: 'mustAttack', what: { type: 'creature', subtype: 'Goblin' } }),
  ],
})
