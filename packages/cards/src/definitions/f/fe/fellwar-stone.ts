import { card, tapForMana } from '@spellwright/dsl'

export const fellwarStone = card({
  name: 'Fellwar Stone',
  cost: '{2}',
  type: 'Artifact',
  abilities: [tapForMana({ kind: 'couldProduce', of: { type: 'land', controller: 'opponent' }, what: 'color' })],
})
