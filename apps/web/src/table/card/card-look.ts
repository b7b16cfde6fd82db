import type { CardInfo, CardView, KnownCard, PermanentView, RenderedCard, RenderedFace } from 'spellwright/play'
import { spokenCost } from './symbols.tsx'

/** How a card is drawn. */
export interface CardLook {
  readonly name: string
  readonly manaCost: string | null
  readonly typeLine: string
  readonly text: string
  /** `2/2`, `loyalty 3`, or nothing. */
  readonly stats: string
  readonly loyalty: number | null
  /** Whether power and toughness are greater or less than printed. */
  readonly changed: 'up' | 'down' | null
  readonly colour: Colour
  readonly keywords: readonly string[]
  readonly counters: readonly (readonly [string, number])[]
  /** For lands, the symbols of the mana that it can produce. */
  readonly produces: string
  readonly sandbox: boolean
  readonly faceDown: boolean
}

export type Colour = 'W' | 'U' | 'B' | 'R' | 'G' | 'gold' | 'none' | 'land'
export type Texts = Readonly<Record<string, RenderedCard>>

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export function typeLineOf({ supertypes, types, subtypes, everyCreatureType }: CardInfo): string {
  const left = [...supertypes, ...types].map(capitalized).join(' ')
  const right = [...subtypes, ...(everyCreatureType ? ['every creature type'] : [])].join(' ')
  return right ? `${left} — ${right}` : left
}

function colourOf({ colors, types }: CardInfo): Colour {
  if (colors.length > 1) return 'gold'
  return colors[0] ?? (types.includes('land') ? 'land' : 'none')
}

/** The face with that name, or else the front face of the card with that name. */
export function faceNamed(texts: Texts, name: string): RenderedFace | undefined {
  const card = texts[name]
  return card?.faces.find((face) => face.name === name) ?? card?.faces[0]
}

function statsText({ power, toughness, loyalty }: CardInfo): string {
  if (power !== null && toughness !== null) return `${power}/${toughness}`
  return loyalty === null ? '' : `loyalty ${loyalty}`
}

function changeOf({ power, toughness }: CardInfo, face: RenderedFace | undefined): CardLook['changed'] {
  const before = Number(face?.power) + Number(face?.toughness)
  if (power === null || toughness === null || Number.isNaN(before)) return null
  const now = power + toughness
  return now === before ? null : now > before ? 'up' : 'down'
}

const countersOf = (counters: Readonly<Record<string, number>> = {}): (readonly [string, number])[] =>
  Object.entries(counters).filter(([, count]) => count > 0)

const BASIC_LAND_MANA: Readonly<Record<string, string>> = {
  Plains: '{W}',
  Island: '{U}',
  Swamp: '{B}',
  Mountain: '{R}',
  Forest: '{G}',
}

/** The mana that a land can produce, by its basic land types and its text. */
function producibleMana(types: string, subtypes: readonly string[], text: string): string {
  if (!/land/i.test(types)) return ''
  const added = [...text.matchAll(/\bAdd ([^.]*)/g)].flatMap(([, mana = '']) => mana.match(/\{[WUBRGC]\}/g) ?? [])
  return [...new Set([...subtypes.flatMap((type) => BASIC_LAND_MANA[type] ?? []), ...added])].join('')
}

export function lookOf(card: CardView | KnownCard | PermanentView, texts: Texts): CardLook {
  const face = faceNamed(texts, card.name)
  const faceDown = 'faceDown' in card && card.faceDown
  return {
    name: card.name || (faceDown ? 'Face-down card' : 'Locked Room'),
    manaCost: card.manaCost,
    typeLine: typeLineOf(card),
    text: face?.text ?? '',
    stats: statsText(card),
    loyalty: card.loyalty,
    changed: changeOf(card, face),
    colour: colourOf(card),
    keywords: card.keywords,
    counters: [
      ...('counters' in card ? countersOf(card.counters) : []),
      ...('level' in card && card.level !== null ? [['level', card.level] as const] : []),
    ],
    produces: producibleMana(card.types.join(' '), card.subtypes, face?.text ?? ''),
    sandbox: 'sandbox' in card && card.sandbox,
    faceDown,
  }
}

/** How a card is drawn that is known only by its name, from the log or from a list. */
export function lookOfName(name: string, texts: Texts): CardLook {
  const face = faceNamed(texts, name)
  const letters = new Set([...(face?.manaCost ?? '')].filter((letter) => 'WUBRG'.includes(letter)))
  const isLand = face?.typeLine.includes('Land') ?? false
  const [first] = letters
  return {
    name,
    manaCost: face?.manaCost ?? null,
    typeLine: face?.typeLine ?? '',
    text: face?.text ?? '',
    stats: face?.power != null ? `${face.power}/${face.toughness}` : '',
    loyalty: face?.loyalty ? Number(face.loyalty) : null,
    changed: null,
    colour: letters.size > 1 ? 'gold' : ((first as Colour | undefined) ?? (isLand ? 'land' : 'none')),
    keywords: [],
    counters: [],
    produces: producibleMana(face?.typeLine ?? '', face?.typeLine.split(' ') ?? [], face?.text ?? ''),
    sandbox: false,
    faceDown: false,
  }
}

/** The label for a screen reader: name, type line, power and toughness, counters and state. */
export function cardLabel(look: CardLook, state: readonly string[] = []): string {
  const counters = look.counters.map(([kind, count]) => `${count} ${kind} counter${count === 1 ? '' : 's'}`)
  return [look.name, look.typeLine, look.stats, ...counters, ...state].filter(Boolean).join(', ')
}

/** The description for a screen reader: mana cost and rules text. */
export const cardDescription = ({ manaCost, text }: Pick<CardLook, 'manaCost' | 'text'>): string =>
  [...(manaCost ? [`Costs ${manaCost}.`] : []), ...text.split('\n')]
    .join(' ')
    .replace(/(?:\{[^}]+\})+/g, spokenCost)
    .trim()
