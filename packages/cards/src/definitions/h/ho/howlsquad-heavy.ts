import {
  atBeginningOf,
  card,
  continuous,
  count,
  gain,
  gainAbility,
  keyword,
  ruleUntil,
  tapForMana,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const howlsquadHeavy = card({
  name: 'Howlsquad Heavy',
  type: 'Creature — Goblin Mercenary',
  cost: '{2}{R}',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('start your engines!'),
    continuous({ affects: { subtype: 'Goblin', controller: 'you', other: true }, apply: [gain('haste')] }),
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
        ruleUntil({ kind: 'mustAttack', what: the('goblin') }, 'endOfCombat'),
      ],
    }),
    continuous({
      abilityWord: 'Max speed',
      condition: { kind: 'designated', player: 'you', as: 'max speed' },
      affects: 'self',
      apply: [
        gainAbility(tapForMana({ kind: 'fixed', mana: '{R}', times: count({ subtype: 'Goblin', controller: 'you' }) })),
      ],
    }),
  ],
})
