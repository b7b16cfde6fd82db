import { card, entersWith } from '@spellwright/dsl'

export const vesuva = card({
  name: 'Vesuva',
  type: 'Land',
  abilities: [entersWith({ kind: 'asCopy', of: { type: 'land' }, optional: 'may', tapped: 'tapped' })],
})
