import { card, draw, ruleUntil, triggered } from '@spellwright/dsl'

export const ophidian = card({
  name: 'Ophidian',
  cost: '{2}{U}',
  type: 'Creature — Snake',
  power: 1,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'attacksUnblocked', object: 'self' },
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [draw(1)],
          then: [ruleUntil({ kind: 'assignsNoCombatDamage', what: 'self' })],
        },
      ],
    }),
  ],
})
