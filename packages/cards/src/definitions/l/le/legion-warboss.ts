import { apply, atBeginningOf, card, gain, keyword, ruleUntil, the, token, triggered } from '@spellwright/dsl'

export const legionWarboss = card({
  name: 'Legion Warboss',
  cost: '{2}{R}',
  type: 'Creature — Goblin Soldier',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('mentor'),
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({ colors: ['R'], type: 'Creature — Goblin', power: 1, toughness: 1 }),
          as: 'goblin',
        },
        apply(the('goblin'), [gain('haste')]),
        ruleUntil({ kind: 'mustAttack', what: the('goblin') }, 'endOfCombat'),
      ],
    }),
  ],
})
