import { card, draw, keyword, mana, triggered } from '@spellwright/dsl'

export const dreamtailHeron = card({
  name: 'Dreamtail Heron',
  cost: '{4}{U}',
  type: 'Creature — Elemental Bird',
  power: 3,
  toughness: 4,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{3}{U}')] }),
    keyword('flying'),
    triggered({ on: { kind: 'mutated', object: 'self' }, effects: [draw(1)] }),
  ],
})
