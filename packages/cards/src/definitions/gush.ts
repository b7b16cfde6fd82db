import { alternativeCost, card, draw, returnCost, spell } from '@spellwright/dsl'

export const gush = card({
  name: 'Gush',
  cost: '{4}{U}',
  type: 'Instant',
  abilities: [
    alternativeCost([returnCost({ subtype: 'Island', controller: 'you' }, 2)]),
    spell({ effects: [draw(2)] }),
  ],
})
