import { anyTarget, card, dealDamage, dies, the, triggered } from '@spellwright/dsl'

export const emberFistZubera = card({
  name: 'Ember-Fist Zubera',
  cost: '{1}{R}',
  type: 'Creature — Zubera Spirit',
  power: 1,
  toughness: 2,
  abilities: [
    triggered({
      on: dies('self'),
      targets: { target: anyTarget },
      effects: [dealDamage({ kind: 'events', event: dies({ subtype: 'Zubera' }), when: 'thisTurn' }, the('target'))],
    }),
  ],
})
