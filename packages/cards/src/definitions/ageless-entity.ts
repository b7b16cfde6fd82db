import { card, eventAmount, putCounters, triggered } from '@spellwright/dsl'

export const agelessEntity = card({
  name: 'Ageless Entity',
  cost: '{3}{G}{G}',
  type: 'Creature — Elemental',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({ on: { kind: 'lifeGained', player: 'you' }, effects: [putCounters('+1/+1', eventAmount, 'self')] }),
  ],
})
