import type { CardType, Color, Modification } from '@spellwright/dsl'
import { colorOf } from '../words/colors.ts'
import { CARD_TYPE, capitalSubtype, isBasicLandType } from '../words/types.ts'
import { powerToughness } from './amount.ts'
import { keywordOf } from './keyword.ts'
import { eachPhrase, quantityPhrase } from './quantity.ts'
import { quotedAbility } from './quoted.ts'
import type { Reading } from './reading.ts'

/** "flying", "first strike and lifelink", "flying and "{T}: Draw a card."". */
function abilities(text: string): Modification[] | undefined {
  const quoted = /^(?:(.+?) and )?("[^"]+")$/.exec(text)
  if (quoted === null) return keywords(text)
  const before = quoted[1] === undefined ? [] : keywords(quoted[1])
  const ability = quotedAbility(quoted[2]!)
  return before === undefined || ability === undefined ? undefined : [...before, { kind: 'gainAbility', ability }]
}

function keywords(text: string): Modification[] | undefined {
  const words = text.split(/, and |, | and (?!from )/).map(keywordOf)
  return words.every((word) => word !== undefined)
    ? words.map((word) => ({ kind: 'gainKeyword', keyword: word! }))
    : undefined
}

/** "gets +2/+2", "gets +1/+1 for each Elf you control", "gets +X/+0, where X is its power". */
function power(text: string, reading: Reading): Modification | undefined {
  const plain = powerToughness(text)
  if (plain !== undefined) return { kind: 'modifyPT', ...plain }
  const each = /^(\S+) for each (.+)$/.exec(text)
  if (each !== null) {
    const base = powerToughness(each[1]!)
    const times = eachPhrase(each[2]!, reading)
    if (base === undefined || times === undefined) return undefined
    const side = (value: typeof base.power) =>
      typeof value !== 'number' || value === 0
        ? value
        : value === 1
          ? times
          : ({ kind: 'times', factor: value, quantity: times } as const)
    return { kind: 'modifyPT', power: side(base.power), toughness: side(base.toughness) }
  }
  const where = /^(\S+), where X is (.+)$/.exec(text)
  if (where === null) return undefined
  const base = powerToughness(where[1]!)
  const x = quantityPhrase(where[2]!, reading)
  if (base === undefined || x === undefined) return undefined
  const side = (value: typeof base.power) => {
    if (typeof value === 'number') return value
    return value.kind === 'times' ? ({ kind: 'times', factor: value.factor, quantity: x } as const) : x
  }
  return { kind: 'modifyPT', power: side(base.power), toughness: side(base.toughness) }
}

const VERB = '(?:gets?|gains?|has|have|loses?|is|are|becomes?) '
const LIST = new RegExp(`,? and (?=${VERB})|, (?=${VERB})`)

/** The predicates of a list, without those inside a quotation. */
function listedPredicates(text: string): string[] {
  const parts = text.split(/("[^"]*")/)
  const whole = parts.map((part) => (part.startsWith('"') ? part : part.split(LIST).join('\u0000'))).join('')
  return whole.split('\u0000')
}

/** "is a Knight in addition to its other types", "are Swamps in addition to their other land types". */
function alsoIs(text: string): Modification[] | undefined {
  const found =
    /^(?:is|are|becomes?) (?:an? )?(.+?) in addition to (?:its|their) other (types|creature types|land types|colors)$/.exec(
      text,
    )
  if (found === null) return undefined
  const words = found[1]!.split(/ and | /)
  if (found[2] === 'colors') {
    const colors = words.map((word) => colorOf(word))
    return colors.every((color) => color !== undefined) ? [{ kind: 'addColor', colors: colors as Color[] }] : undefined
  }
  if (found[1] === 'the chosen type') return [{ kind: 'addSubtype', subtypes: { chosen: 'type' } }]
  const types = words.map((word) => CARD_TYPE.read(word))
  if (types.every((type) => type !== undefined)) return [{ kind: 'addType', types: types as CardType[] }]
  const subtypes = words.map((word) => capitalSubtype(word))
  return subtypes.every((subtype) => subtype !== undefined)
    ? [{ kind: 'addSubtype', subtypes: subtypes as string[] }]
    : undefined
}

const SORT =
  /^(?:is|are|becomes?) (?:an? )?((?:[a-z]+ (?:and )?)*?)((?:[A-Z][A-Za-z-]+ )+)(creatures? )?with base power and toughness (\d+)\/(\d+)$/

/**
 * "becomes a blue Frog with base power and toughness 1/1": other creature types are gone; of a "Frog creature" other card
 * types too (CR 205.1a).
 */
function becomesSort(text: string): Modification[] | undefined {
  const found = SORT.exec(text)
  if (found === null) return undefined
  const words = found[1]!.split(/ and | /).filter(Boolean)
  const isColorless = words.length === 1 && words[0] === 'colorless'
  const colors = isColorless ? [] : words.map((word) => colorOf(word))
  const subtypes = found[2]!.trim().split(' ').map(capitalSubtype)
  if (colors.some((color) => color === undefined) || subtypes.some((subtype) => subtype === undefined)) return undefined
  const isWhole = found[3] !== undefined
  return [
    ...(words.length === 0 ? [] : [{ kind: 'setColor', colors: colors as Color[] } as const]),
    isWhole
      ? { kind: 'setTypes', types: ['creature'], subtypes: subtypes as string[] }
      : { kind: 'setCreatureTypes', subtypes: subtypes as string[] },
    { kind: 'setBasePT', power: Number(found[4]), toughness: Number(found[5]) },
  ]
}

function basicLand(text: string): Modification[] | undefined {
  const found = /^(?:is|are|becomes?) (?:an? )?(\S+?)$/.exec(text)
  const subtype = found === null ? undefined : capitalSubtype(found[1]!)
  return subtype !== undefined && isBasicLandType(subtype) ? [{ kind: 'setLandTypes', subtypes: [subtype] }] : undefined
}

/** What a continuous effect makes of an object: "gets +1/+1 and gains flying", "becomes blue". */
export function modificationsOf(text: string, reading: Reading): Modification[] | undefined {
  const list = listedPredicates(text)
  if (list.length > 1) {
    const all = list.map((one) => modificationsOf(one, reading))
    if (all.every((one) => one !== undefined)) return all.flatMap((one) => one!)
  }
  if (/^(?:is|are|becomes?) every creature type$|^gains? all creature types$/.test(text))
    return [{ kind: 'allCreatureTypes' }]
  if (/^(?:is|are|becomes?) all colors$/.test(text)) return [{ kind: 'setColor', colors: ['W', 'U', 'B', 'R', 'G'] }]
  const not = /^(?:isn't|aren't) (?:an? )?(creature|artifact)s?$/.exec(text)
  if (not !== null) return [{ kind: 'removeType', types: [not[1] as CardType] }]
  const kind = alsoIs(text) ?? basicLand(text) ?? becomesSort(text)
  if (kind !== undefined) return kind
  const both = /^((?:gets?|loses?|gains?|becomes?) [^"]+?)(?:,)? and ((?:gains?|gets?|has|have|loses?) .+)$/.exec(text)
  if (both !== null) {
    const first = modificationsOf(both[1]!, reading)
    const second = first === undefined ? undefined : modificationsOf(both[2]!, reading)
    if (first !== undefined && second !== undefined) return [...first, ...second]
  }
  const gets = /^gets? (.+)$/.exec(text)
  if (gets !== null) {
    const change = power(gets[1]!, reading)
    return change === undefined ? undefined : [change]
  }
  const gains = /^(?:gains?|has|have) (.+)$/.exec(text)
  if (gains !== null) {
    const base = /^base power and toughness (\d+)\/(\d+)(?: and (.+))?$/.exec(gains[1]!)
    if (base === null) return abilities(gains[1]!)
    const more = base[3] === undefined ? [] : abilities(base[3])
    return more && [{ kind: 'setBasePT', power: Number(base[1]), toughness: Number(base[2]) }, ...more]
  }
  const loses = /^loses? ([a-z ]+)$/.exec(text)
  if (loses !== null)
    return loses[1] === 'all abilities'
      ? [{ kind: 'loseAllAbilities' }]
      : keywordOf(loses[1]!) === undefined
        ? undefined
        : [{ kind: 'loseKeyword', keyword: loses[1]! }]
  const becomes = /^(?:is|are|becomes?) ([a-z]+(?: and [a-z]+)*)$/.exec(text)
  if (becomes !== null) {
    if (becomes[1] === 'colorless') return [{ kind: 'setColor', colors: [] }]
    const colors = becomes[1]!.split(' and ').map((word) => colorOf(word))
    return colors.every((color) => color !== undefined) ? [{ kind: 'setColor', colors: colors as Color[] }] : undefined
  }
  return undefined
}
