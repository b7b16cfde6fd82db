import { card, count, gainLife, keyword, triggered } from '@spellwright/dsl'

export const breakerOfCreation = card({
  name: 'Breaker of Creation',
  cost: '{6}{C}{C}',
  type: 'Creature — Eldrazi',
  power: 8,
  toughness: 4,
  abilities: [
    triggered({
      on: { kind: 'cast', spell: 'self', player: 'you' },
      effects: [gainLife(count({ is: 'colorless', controller: 'you' }))],
    }),
    keyword({ kind: 'hexproofFrom', from: { color: ['W', 'U', 'B', 'R', 'G'] } }),
    keyword({ kind: 'annihilator', count: 2 }),
  ],
})
