import { card, destroy, mana, ruleUntil, target, the, triggered } from '@spellwright/dsl'

export const goblinVandal = card({
  name: 'Goblin Vandal',
  cost: '{R}',
  type: 'Creature — Goblin Rogue',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: { kind: 'attacksUnblocked', object: 'self' },
      targets: { artifact: target({ type: 'artifact', controller: 'defendingPlayer' }) },
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{R}')],
          then: [destroy(the('artifact')), ruleUntil({ kind: 'assignsNoCombatDamage', what: 'self' })],
        },
      ],
    }),
  ],
})
