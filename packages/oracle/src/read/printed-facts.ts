import type { Color } from '@spellwright/dsl'
import type { FaceFacts } from './read-face.ts'

/** What is printed on one face, in the shape of Scryfall's bulk data. */
export interface PrintedFace {
  readonly name: string
  readonly mana_cost?: string
  readonly type_line: string
  readonly power?: string
  readonly toughness?: string
  readonly loyalty?: string
  readonly defense?: string
  readonly color_indicator?: readonly string[]
}

const isNumber = (text: string | undefined): boolean => text === undefined || /^(\d+|\d*\+?\*|X)$/.test(text)
const side = (text: string): number | '*' => (text.includes('*') ? '*' : Number(text))

/** The same as facts of a definition; nothing where a number is none ("½", "∞"). */
export function printedFacts(printed: PrintedFace): FaceFacts | undefined {
  const {
    name,
    mana_cost: cost,
    type_line: type,
    power,
    toughness,
    loyalty,
    defense,
    color_indicator: colors,
  } = printed
  if (![power, toughness, loyalty].every(isNumber)) return undefined
  return {
    name,
    type,
    ...(cost ? { cost } : {}),
    ...(power === undefined || toughness === undefined ? {} : { power: side(power), toughness: side(toughness) }),
    ...(loyalty === undefined ? {} : { loyalty: loyalty === 'X' ? 'X' : Number(loyalty) }),
    ...(defense === undefined ? {} : { defense: Number(defense) }),
    ...(colors === undefined ? {} : { colorIndicator: colors as readonly Color[] }),
  }
}
