import { card, investigate, keyword, triggered, youCast } from '@spellwright/dsl'

export const bygoneBishop = card({
  name: 'Bygone Bishop',
  cost: '{2}{W}',
  type: 'Creature — Spirit Cleric',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({ on: youCast({ type: 'creature', manaValue: { atMost: 3 } }), effects: [investigate()] }),
  ],
})
