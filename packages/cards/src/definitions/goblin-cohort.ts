import { card, not, rule, youCast } from '@spellwright/dsl'

export const goblinCohort = card({
  name: 'Goblin Cohort',
  cost: '{R}',
  type: 'Creature — Goblin Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    rule(
      { kind: 'cantAttack', what: 'self' },
      { condition: not({ kind: 'happened', event: youCast({ type: 'creature' }), when: 'thisTurn' }) },
    ),
  ],
})
