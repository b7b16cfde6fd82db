import { card, continuous, gain, keyword, matches } from '@spellwright/dsl'

export const goblinGloryChaser = card({
  name: 'Goblin Glory Chaser',
  cost: '{R}',
  type: 'Creature — Goblin Warrior',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'renown', count: 1 }),
    continuous({ condition: matches('self', { is: 'renowned' }), affects: 'self', apply: [gain('menace')] }),
  ],
})
