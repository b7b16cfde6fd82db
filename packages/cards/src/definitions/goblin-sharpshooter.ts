import { activated, anyTarget, card, dealDamage, dies, rule, tap, the, triggered, untap } from '@spellwright/dsl'

export const goblinSharpshooter = card({
  name: 'Goblin Sharpshooter',
  cost: '{2}{R}',
  type: 'Creature — Goblin',
  power: 1,
  toughness: 1,
  abilities: [
    rule({ kind: 'doesntUntap', what: 'self' }),
    triggered({ on: dies({ type: 'creature' }), effects: [untap('self')] }),
    activated({ cost: [tap], targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
  ],
})
