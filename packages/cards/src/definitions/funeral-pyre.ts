import { card, createToken, exile, ownerOf, spell, target, the } from '@spellwright/dsl'
import { whiteSpirit } from '../tokens.ts'

export const funeralPyre = card({
  name: 'Funeral Pyre',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [exile(the('card')), createToken(1, whiteSpirit, ownerOf(the('card')))],
    }),
  ],
})
