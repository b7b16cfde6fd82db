import { card, keyword } from '@spellwright/dsl'

export const gryffRider = card({
  name: 'Gryff Rider',
  cost: '{2}{W}',
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 1,
  abilities: [keyword('flying'), keyword('training')],
})
