import { card, keyword, put, triggered } from '@spellwright/dsl'

export const itThatBetrays = card({
  name: 'It That Betrays',
  cost: '{12}',
  type: 'Creature — Eldrazi',
  power: 11,
  toughness: 11,
  abilities: [
    keyword({ kind: 'annihilator', count: 2 }),
    triggered({
      on: { kind: 'sacrificed', player: 'opponent', object: { is: 'nontoken' } },
      effects: [put('battlefield', 'eventObject', { under: 'you' })],
    }),
  ],
})
