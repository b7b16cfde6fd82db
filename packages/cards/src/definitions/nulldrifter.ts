import { card, draw, keyword, mana, triggered } from '@spellwright/dsl'

export const nulldrifter = card({
  name: 'Nulldrifter',
  cost: '{7}',
  type: 'Creature — Eldrazi Elemental',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({ on: { kind: 'cast', player: 'you', spell: 'self' }, effects: [draw(2)] }),
    keyword('flying'),
    keyword({ kind: 'annihilator', count: 1 }),
    keyword({ kind: 'evoke', cost: [mana('{2}{U}')] }),
  ],
})
