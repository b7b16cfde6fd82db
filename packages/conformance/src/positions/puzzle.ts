import { CardDefinitions } from '@spellwright/cards'
import type { Step } from '@spellwright/dsl'
import type { CardAt, PlacedCard, Position, PositionSetup, PositionSide } from './position.ts'
import { unknownCard } from './position-of.ts'

/** A puzzle as Forge writes it: what is asked, and the position. */
export interface Puzzle {
  readonly name: string
  readonly goal: string
  readonly turns: number
  readonly description: string
  readonly setup: PositionSetup
}

/** A puzzle cannot be read; the message has the line number, counted from 1. */
export class PuzzleFormatError extends Error {
  override name = 'PuzzleFormatError'
  constructor(line: number, reason: string) {
    super(`Line ${line}: ${reason}`)
  }
}

const STEP_OF: Readonly<Record<string, Step>> = {
  upkeep: 'upkeep',
  draw: 'draw',
  main1: 'main1',
  combat_begin: 'beginCombat',
  combatbegin: 'beginCombat',
  combat_declare_attackers: 'declareAttackers',
  combat_declare_blockers: 'declareBlockers',
  combat_end: 'endCombat',
  main2: 'main2',
  end_of_turn: 'end',
  endofturn: 'end',
}

const COUNTER_OF: Readonly<Record<string, string>> = { P1P1: '+1/+1', M1M1: '-1/-1' }
const counterName = (word: string): string => COUNTER_OF[word.toUpperCase()] ?? word.toLowerCase().replaceAll('_', ' ')

/** `P1P1=2,LOYALTY=3`; a kind without a number is one counter. */
function countersIn(text: string, line: number): Record<string, number> {
  const counters: Record<string, number> = {}
  for (const part of text.split(',')) {
    const [kind = '', count = '1'] = part.split('=')
    if (!/^\d+$/.test(count.trim())) throw new PuzzleFormatError(line, `"${part}" is not a number of counters.`)
    counters[counterName(kind.trim())] = Number(count)
  }
  return counters
}

/** A card of a puzzle: what is known of it, and the numbers by which others refer to it. */
interface PuzzleCard extends PlacedCard {
  readonly id?: string
  readonly host?: string
}

/** What says nothing about the rules: the printing and the picture. */
const IGNORED: ReadonlySet<string> = new Set(['set', 'art', 'image'])

function cardIn(text: string, line: number): PuzzleCard {
  const [name = '', ...attributes] = text.split('|').map((part) => part.trim())
  if (/^t:/i.test(name)) throw new PuzzleFormatError(line, `The token "${name}" is not supported: only cards are.`)
  if (!CardDefinitions.has(name)) throw new PuzzleFormatError(line, unknownCard(name, CardDefinitions))
  let card: PuzzleCard = { card: name }
  for (const attribute of attributes) card = withAttribute(card, attribute, line)
  return card
}

function withAttribute(card: PuzzleCard, attribute: string, line: number): PuzzleCard {
  const [word = '', value = ''] = attribute.split(/:(.*)/s)
  switch (word.toLowerCase()) {
    case 'tapped':
      return { ...card, tapped: true }
    case 'summonsick':
      return { ...card, sick: true }
    case 'facedown':
      return { ...card, faceDown: true }
    case 'damage':
      return { ...card, damage: wholeNumber(value, line) }
    case 'counters':
      return { ...card, counters: countersIn(value, line) }
    case 'id':
      return { ...card, id: value }
    case 'attachedto':
    case 'enchanting':
      return { ...card, host: value }
    default:
      if (IGNORED.has(word.toLowerCase())) return card
      throw new PuzzleFormatError(line, `"${attribute}" of ${card.card} is not supported.`)
  }
}

function wholeNumber(text: string, line: number): number {
  if (!/^-?\d{1,6}$/.test(text.trim())) throw new PuzzleFormatError(line, `"${text}" is not a whole number.`)
  return Number(text)
}

const cardsIn = (text: string, line: number): PuzzleCard[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => cardIn(part, line))

type Zone = 'battlefield' | 'hand' | 'graveyard' | 'exile' | 'library'
const ZONE_OF: Readonly<Record<string, Zone>> = {
  battlefield: 'battlefield',
  play: 'battlefield',
  hand: 'hand',
  graveyard: 'graveyard',
  exile: 'exile',
  library: 'library',
}

type Draft = { -readonly [K in keyof PositionSide]: PositionSide[K] } & { cards: Map<Zone, PuzzleCard[]> }

/** Reads a puzzle step by step. */
class PuzzleReader {
  private readonly words = new Map<string, string>()
  private readonly sides = { you: { cards: new Map() } as Draft, opponent: { cards: new Map() } as Draft }
  private active: 'you' | 'opponent' = 'you'
  private step: Step = 'main1'
  private turn = 1
  private section = ''

  read(line: string, number: number): void {
    const section = /^\[(\w+)\]$/.exec(line)?.[1]?.toLowerCase()
    if (section !== undefined) {
      if (section !== 'metadata' && section !== 'state')
        throw new PuzzleFormatError(number, `The section [${section}] is not known.`)
      this.section = section
    } else if (this.section === 'metadata') {
      const [word = '', value = ''] = line.split(/[:=](.*)/s)
      this.words.set(word.trim().toLowerCase(), value.trim())
    } else if (this.section === 'state') this.state(line, number)
    else throw new PuzzleFormatError(number, 'There is no section [metadata] or [state] before it.')
  }

  private state(line: string, number: number): void {
    const [key = '', value = ''] = line.split(/=(.*)/s)
    const word = key.trim().toLowerCase()
    const found = /^(human|ai|p0|p1)(\w+)$/.exec(word)
    if (found) {
      const [, who = '', what = ''] = found
      this.side(who === 'human' || who === 'p0' ? 'you' : 'opponent', what, value.trim(), number)
    } else if (word === 'activeplayer') this.active = /^(human|p0)$/i.test(value.trim()) ? 'you' : 'opponent'
    else if (word === 'activephase') this.step = this.stepNamed(value.trim(), number)
    else if (word === 'turn') this.turn = wholeNumber(value, number)
    else if (word !== 'removesummoningsickness')
      throw new PuzzleFormatError(number, `"${key.trim()}" is not supported.`)
  }

  private stepNamed(word: string, number: number): Step {
    const step = STEP_OF[word.toLowerCase()]
    if (step === undefined) throw new PuzzleFormatError(number, `There is no phase "${word}".`)
    return step
  }

  private side(who: 'you' | 'opponent', what: string, value: string, number: number): void {
    const side = this.sides[who]
    const zone = ZONE_OF[what]
    if (zone !== undefined) side.cards.set(zone, cardsIn(value, number))
    else if (what === 'life') side.life = wholeNumber(value, number)
    else if (what === 'landsplayed') side.landsPlayed = wholeNumber(value, number)
    else if (what === 'counters') side.counters = countersIn(value, number)
    else if (value !== '') throw new PuzzleFormatError(number, `"${what}" of a player is not supported.`)
  }

  /** The name of the permanent with that number, and which of that name it is. */
  private hostOf(id: string): string | undefined {
    const names = new Map<string, number>()
    for (const who of ['you', 'opponent'] as const)
      for (const card of this.sides[who].cards.get('battlefield') ?? []) {
        const nth = (names.get(card.card) ?? 0) + 1
        names.set(card.card, nth)
        if (card.id === id) return `${card.card}#${nth}`
      }
    return undefined
  }

  private finished(who: 'you' | 'opponent'): PositionSide {
    const { cards, ...side } = this.sides[who]
    const placed = ({ id: _, host, ...card }: PuzzleCard): CardAt => {
      const attachedTo = host === undefined ? undefined : this.hostOf(host)
      return attachedTo === undefined ? card : { ...card, attachedTo }
    }
    const zones = Object.fromEntries([...cards].map(([zone, all]) => [zone, all.map(placed)]))
    return { library: [], ...side, ...zones }
  }

  finish(): Puzzle {
    const { active, step, turn } = this
    return {
      name: this.words.get('name') ?? 'puzzle',
      goal: this.words.get('goal') ?? 'Win',
      turns: Number(this.words.get('turns') ?? 1),
      description: this.words.get('description') ?? '',
      setup: { you: this.finished('you'), opponent: this.finished('opponent'), active, step, turn },
    }
  }
}

/** Reads a puzzle file of Forge (`.pzl`): sections `[metadata]` and `[state]`, cards separated by `;`. */
export function readPuzzle(text: string): Puzzle {
  const reader = new PuzzleReader()
  for (const [index, line] of text.split(/\r?\n/).entries())
    if (line.trim() !== '' && !line.trim().startsWith('#')) reader.read(line.trim(), index + 1)
  return reader.finish()
}

/** The position of a puzzle that is to be won this turn. */
export function puzzlePosition({ name, goal, turns, setup }: Puzzle): Position {
  if (goal.toLowerCase() !== 'win' || turns !== 1)
    throw new PuzzleFormatError(
      1,
      `Only puzzles to be won in one turn can be judged; this one says "${goal}" in ${turns}.`,
    )
  return {
    ...setup,
    id: name,
    topic: 'lethal',
    why: 'The puzzle is to win this turn.',
    until: 'turn',
    right: [['win']],
  }
}
