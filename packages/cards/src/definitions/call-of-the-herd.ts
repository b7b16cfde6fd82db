import { card, createToken, keyword, mana, spell } from '@spellwright/dsl'
import { greenElephant } from '../tokens.ts'

export const callOfTheHerd = card({
  name: 'Call of the Herd',
  cost: '{2}{G}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [createToken(1, greenElephant)] }),
    keyword({ kind: 'flashback', cost: [mana('{3}{G}')] }),
  ],
})
