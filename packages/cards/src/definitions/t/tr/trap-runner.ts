import { activated, card, tap, target, the } from '@spellwright/dsl'

export const trapRunner = card({
  name: 'Trap Runner',
  cost: '{2}{W}{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 3,
  abilities: [
    activated({
      cost: [tap],
      condition: { kind: 'duringStep', step: ['declareBlockers', 'firstStrikeDamage', 'combatDamage', 'endCombat'] },
      targets: { attacker: target({ type: 'creature', is: ['attacking', 'unblocked'] }) },
      effects: [{ kind: 'becomeBlocked', what: the('attacker') }],
    }),
  ],
})
