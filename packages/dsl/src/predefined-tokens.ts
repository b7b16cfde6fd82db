import { activated, draw, mana, sacrificeSelf } from './builders.ts'
import { token } from './card.ts'

/** CR 111.10f. */
export const CLUE = token({
  colors: [],
  type: 'Artifact — Clue',
  abilities: [activated({ cost: [mana('{2}'), sacrificeSelf], effects: [draw(1)] })],
})
