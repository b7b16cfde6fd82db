import { card, createToken, keyword, mana, spell } from '@spellwright/dsl'
import { whiteSpirit } from '../tokens.ts'

export const lingeringSouls = card({
  name: 'Lingering Souls',
  cost: '{2}{W}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [createToken(2, whiteSpirit)] }),
    keyword({ kind: 'flashback', cost: [mana('{1}{B}')] }),
  ],
})
