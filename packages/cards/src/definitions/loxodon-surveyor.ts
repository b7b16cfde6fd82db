import { card, keyword, mana } from '@spellwright/dsl'

export const loxodonSurveyor = card({
  name: 'Loxodon Surveyor',
  cost: '{2}{G}',
  type: 'Creature — Elephant Scout',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('start your engines!'),
    {
      kind: 'static',
      abilityWord: 'Max speed',
      condition: { kind: 'designated', player: 'you', as: 'max speed' },
      zone: 'graveyard',
      affects: 'self',
      apply: [
        {
          kind: 'gainAbility',
          ability: {
            kind: 'activated',
            cost: [mana('{3}'), { kind: 'exile', what: 'self' }],
            effects: [{ kind: 'draw', player: 'you', count: 1 }],
            zone: 'graveyard',
          },
        },
      ],
    },
  ],
})
