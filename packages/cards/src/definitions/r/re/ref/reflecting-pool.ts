import { card, tapForMana } from '@spellwright/dsl'

export const reflectingPool = card({
  name: 'Reflecting Pool',
  type: 'Land',
  abilities: [tapForMana({ kind: 'couldProduce', of: { type: 'land', controller: 'you' }, what: 'type' })],
})
