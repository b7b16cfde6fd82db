import { PREDEFINED_TOKENS, ROLE_TOKENS, sameData, type TokenDefinition } from '@spellwright/dsl'
import { abilityText } from './ability/ability.ts'
import { keywordText } from './keyword.ts'
import { tokenWords } from './self-words.ts'
import { Talk } from './talk.ts'
import type { Wording } from './wording.ts'
import { colorWord } from './words/colors.ts'
import { and } from './words/english.ts'

function abilitiesPhrase(token: TokenDefinition, wording: Wording): string {
  if (token.abilities.length === 0) return ''
  const texts = token.abilities.map((ability) => {
    const talk = new Talk(tokenWords(token, wording))
    return ability.kind === 'keyword' ? keywordText(ability.keyword, talk) : `"${abilityText(ability, talk).join(' ')}"`
  })
  return ` with ${and(texts)}`
}

/** CR 111.10: the word that names a predefined token. */
function predefinedName(token: TokenDefinition): string | undefined {
  const [word = ''] = token.subtypes[1] === 'Role' ? [`${token.name} Role`] : token.subtypes
  const predefined = PREDEFINED_TOKENS[word] ?? ROLE_TOKENS[word]
  if (predefined === undefined) return undefined
  return sameData(predefined, token) ? word : undefined
}

/** What a token is, without number: "1/1 red Goblin creature token", "… tokens with flying". */
export function tokenPhrase(token: TokenDefinition, number: 'one' | 'many', wording: Wording): string {
  const predefined = predefinedName(token)
  if (predefined !== undefined) return `${predefined} ${number === 'one' ? 'token' : 'tokens'}`
  const size = token.power === undefined ? '' : `${token.power}/${token.toughness}`
  const color = token.colors.length === 0 ? 'colorless' : and(token.colors.map(colorWord))
  const words = [
    ...token.supertypes,
    size,
    color,
    ...token.subtypes,
    ...token.types,
    number === 'one' ? 'token' : 'tokens',
  ]
  const named = token.name === undefined ? '' : ` named ${token.name}`
  return words.filter((word) => word !== '').join(' ') + named + abilitiesPhrase(token, wording)
}
