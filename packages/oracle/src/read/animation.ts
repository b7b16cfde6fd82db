import type { CardType, Color, Modification } from '@spellwright/dsl'
import { colorOf } from '../words/colors.ts'
import { singularSubtype } from '../words/types.ts'
import { keywordOf } from './keyword.ts'
import { quotedAbility } from './quoted.ts'

/** "haste and "{R}: This creature gets +1/+0 until end of turn"". */
function gained(text: string): Modification[] | undefined {
  const changes: Modification[] = []
  const quoted = /^(?:(.+?),? and )?("[^"]+")$/.exec(text)
  const words = quoted === null ? text : quoted[1]
  for (const word of words === undefined ? [] : words.split(/, and |, | and /)) {
    const keyword = keywordOf(word)
    if (keyword === undefined) return undefined
    changes.push({ kind: 'gainKeyword', keyword })
  }
  if (quoted === null) return changes
  const ability = quotedAbility(quoted[2]!)
  return ability === undefined ? undefined : [...changes, { kind: 'gainAbility', ability }]
}

/**
 * "becomes a 5/5 Treefolk creature with trample": other card types and creature types are gone (CR 205.1a), unless it is
 * said to be still what it was.
 */
export function creatureAlone(text: string): Modification[] | undefined {
  const found = BECOMES.exec(text)
  if (found === null || found[4] !== '') return undefined
  const words = found[3]!.trim().split(/ and | /)
  const colors = words.flatMap((word) => colorOf(word) ?? [])
  const subtypes = words.slice(colors.length)
  if (subtypes.length === 0 || subtypes.some((word) => singularSubtype(word) === undefined)) return undefined
  const abilities = found[5] === undefined ? [] : gained(found[5])
  if (abilities === undefined) return undefined
  return [
    ...(colors.length === 0 ? [] : [{ kind: 'setColor', colors } as const]),
    { kind: 'setTypes', types: ['creature'], subtypes },
    { kind: 'setBasePT', power: Number(found[1]), toughness: Number(found[2]) },
    ...abilities,
  ]
}

const BECOMES = /^becomes? (?:an? )?(\d+)\/(\d+) ((?:\S+ )*?)((?:artifact )?)creatures?(?: with (.+))?$/

/**
 * "becomes a 2/1 blue Faerie creature with flying". CR 205.1b: what becomes an artifact creature, or is said to be still
 * what it was, keeps its types and subtypes; of others nothing is read.
 */
export function animated(text: string, isStill: boolean): Modification[] | undefined {
  if (/^becomes? (?:an artifact creature|artifact creatures)$/.test(text))
    return [{ kind: 'addType', types: ['artifact', 'creature'] }]
  const found = BECOMES.exec(text)
  if (found === null || (found[4] === '' && !isStill)) return undefined
  const colors: Color[] = []
  const subtypes: string[] = []
  for (const word of found[3]!.trim().split(/ and | /)) {
    if (word === '') continue
    const color = colorOf(word)
    if (color !== undefined) colors.push(color)
    else if (singularSubtype(word) !== undefined) subtypes.push(word)
    else return undefined
  }
  const types: CardType[] = found[4] === '' ? ['creature'] : ['artifact', 'creature']
  const abilities = found[5] === undefined ? [] : gained(found[5])
  if (abilities === undefined) return undefined
  return [
    { kind: 'addType', types },
    ...(subtypes.length === 0 ? [] : [{ kind: 'addSubtype', subtypes } as const]),
    ...(colors.length === 0 ? [] : [{ kind: 'setColor', colors } as const]),
    { kind: 'setBasePT', power: Number(found[1]), toughness: Number(found[2]) },
    ...abilities,
  ]
}
