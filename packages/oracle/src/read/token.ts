import { type Color, PREDEFINED_TOKENS, type TokenDefinition, token } from '@spellwright/dsl'
import { colorOf } from '../words/colors.ts'
import { capitalise } from '../words/english.ts'
import { singularSubtype } from '../words/types.ts'
import { keywordOf } from './keyword.ts'
import { quotedAbility } from './quoted.ts'

function tokenAbilities(text: string): TokenDefinition['abilities'] | undefined {
  const quoted = /^(?:(.+?) and )?("[^"]+")$/.exec(text)
  if (quoted === null) return keywordAbilities(text)
  const before = quoted[1] === undefined ? [] : keywordAbilities(quoted[1])
  const ability = quotedAbility(quoted[2]!)
  return before === undefined || ability === undefined ? undefined : [...before, ability]
}

function keywordAbilities(text: string): TokenDefinition['abilities'] | undefined {
  const words = text.split(/, and |, | and /).map(keywordOf)
  return words.every((word) => word !== undefined)
    ? words.map((word) => ({ kind: 'keyword' as const, keyword: word! }))
    : undefined
}

/** "X/X green Ooze creature token": what it is besides its size. */
export function sizedTokenOf(text: string): TokenDefinition | undefined {
  const found = /^X\/X (.+)$/.exec(text)
  const made = found === null ? undefined : tokenOf(`0/0 ${found[1]}`)
  if (made === undefined) return undefined
  const { power: _power, toughness: _toughness, ...others } = made
  return others
}

/** "named Wolves of the Hunt": words with capitals, and the small ones between them. */
const NAMED = / named (\p{Lu}[\p{L}'-]*(?: (?:\p{Lu}[\p{L}'-]*|of|the|and))*)(?= with |$)/u

/** "1/1 white Soldier creature token with vigilance", "Clue token". */
export function tokenOf(text: string): TokenDefinition | undefined {
  const named = /^([A-Z][a-z]+) tokens?$/.exec(text)
  if (named !== null) return PREDEFINED_TOKENS[named[1]!]
  // The name stands before the abilities or behind them.
  const own = NAMED.exec(text)
  const found = /^(\d+)\/(\d+) (.+?) ((?:artifact |enchantment )*creature) tokens?(?: with (.+))?$/.exec(
    own === null ? text : text.slice(0, own.index) + text.slice(own.index + own[0].length),
  )
  if (found === null || own?.[1]?.includes('~')) return undefined
  const [, power, toughness, words, types, keywords] = found
  const colors: Color[] = []
  const subtypes: string[] = []
  let colorless = false
  for (const word of words!.split(/,? and (?=[a-z])|, | /)) {
    const color = colorOf(word)
    if (word === 'colorless') colorless = true
    else if (color !== undefined) colors.push(color)
    else if (singularSubtype(word) !== undefined) subtypes.push(word)
    else return undefined
  }
  if (colorless === colors.length > 0 || subtypes.length === 0) return undefined
  const abilities = keywords === undefined ? [] : tokenAbilities(keywords)
  if (abilities === undefined) return undefined
  const type = `${types!.split(' ').map(capitalise).join(' ')} — ${subtypes.join(' ')}`
  const name = own === null ? {} : { name: own[1]! }
  return token({ ...name, colors, type, power: Number(power), toughness: Number(toughness), abilities })
}
