import { card, keyword } from '@spellwright/dsl'

export const streakingOilgorger = card({
  name: 'Streaking Oilgorger',
  cost: '{4}{B}',
  type: 'Creature — Vampire',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('flying'),
    keyword('haste'),
    keyword('start your engines!'),
    {
      kind: 'static',
      abilityWord: 'Max speed',
      condition: { kind: 'designated', player: 'you', as: 'max speed' },
      affects: 'self',
      apply: [
        {
          kind: 'gainAbility',
          ability: { kind: 'static', affects: 'self', apply: [{ kind: 'gainKeyword', keyword: 'lifelink' }] },
        },
      ],
    },
  ],
})
