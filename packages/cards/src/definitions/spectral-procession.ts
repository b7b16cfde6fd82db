import { card, createToken, spell } from '@spellwright/dsl'
import { whiteSpirit } from '../tokens.ts'

export const spectralProcession = card({
  name: 'Spectral Procession',
  cost: '{2/W}{2/W}{2/W}',
  type: 'Sorcery',
  abilities: [spell({ effects: [createToken(3, whiteSpirit)] })],
})
