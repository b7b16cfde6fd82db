import { activated, card, count, dealDamage, tap, target, the } from '@spellwright/dsl'

export const sparksmith = card({
  name: 'Sparksmith',
  cost: '{1}{R}',
  type: 'Creature — Goblin',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [tap],
      targets: { creature: target({ type: 'creature' }) },
      effects: [dealDamage(count({ subtype: 'Goblin' }), { players: 'you', objects: the('creature') })],
    }),
  ],
})
