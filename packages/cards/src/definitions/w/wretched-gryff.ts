import { card, draw, keyword, mana, triggered } from '@spellwright/dsl'

export const wretchedGryff = card({
  name: 'Wretched Gryff',
  cost: '{7}',
  type: 'Creature — Eldrazi Hippogriff',
  power: 3,
  toughness: 4,
  abilities: [
    keyword({ kind: 'emerge', cost: [mana('{5}{U}')] }),
    triggered({ on: { kind: 'cast', player: 'you', spell: 'self' }, effects: [draw(1)] }),
    keyword('flying'),
  ],
})
