import { attacks, card, gainLife, keyword, triggered } from '@spellwright/dsl'

export const heraldOfFaith = card({
  name: 'Herald of Faith',
  cost: '{3}{W}{W}',
  type: 'Creature — Angel',
  power: 4,
  toughness: 3,
  abilities: [keyword('flying'), triggered({ on: attacks('self'), effects: [gainLife(2)] })],
})
