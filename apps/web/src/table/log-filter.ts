import type { EventKind, LogLine } from 'spellwright/play'

export const LOG_SIDES = ['all', 'mine', 'theirs'] as const
export type LogSide = (typeof LOG_SIDES)[number]

/** The kinds of events of each topic that the log can be filtered by. */
const TOPIC_KINDS = {
  usual: [],
  everything: [],
  spells: ['cast', 'copied', 'activated', 'triggered', 'resolved', 'countered', 'fizzled', 'landPlayed'],
  combat: [
    'attackersDeclared',
    'attacks',
    'blocks',
    'becomesBlocked',
    'attacksUnblocked',
    'damage',
    'removedFromCombat',
  ],
  life: ['damage', 'damagePrevented', 'lifeGained', 'lifeLost', 'lifePaid', 'playerCounters'],
  cards: [
    'zoneChange',
    'drawn',
    'discarded',
    'milled',
    'sacrificed',
    'destroyed',
    'searched',
    'revealed',
    'lookedAt',
    'tokenCreated',
  ],
} as const satisfies Readonly<Record<string, readonly EventKind[]>>

export type LogTopic = keyof typeof TOPIC_KINDS
export const LOG_TOPICS = Object.keys(TOPIC_KINDS) as readonly LogTopic[]

export interface LogFilter {
  readonly side: LogSide
  readonly topic: LogTopic
  readonly words: string
}

export const NO_FILTER: LogFilter = { side: 'all', topic: 'usual', words: '' }

/** What the board shows anyway; only "everything" lists it. */
const MINOR: ReadonlySet<EventKind> = new Set<EventKind>(['tapped', 'untapped'])

export const isFiltering = ({ side, topic, words }: LogFilter): boolean =>
  side !== 'all' || (topic !== 'everything' && topic !== 'usual') || words.trim() !== ''

/** Whose line each is: that of the player it starts with, or else the same as the line before. */
function sidesOf(log: readonly LogLine[], [mine, theirs]: readonly [string, string]): ('mine' | 'theirs' | null)[] {
  let side: 'mine' | 'theirs' | null = null
  return log.map(({ depth, text }) => {
    if (depth < 2) return null
    if (text.startsWith(mine)) side = 'mine'
    else if (text.startsWith(theirs)) side = 'theirs'
    return side
  })
}

/** The lines that match the filter, each under the heading of its turn. The player's own name is the first of `names`. */
export function filterLog(
  log: readonly LogLine[],
  filter: LogFilter,
  names: readonly [string, string],
): readonly LogLine[] {
  if (!isFiltering(filter)) return filter.topic === 'usual' ? log.filter(({ kind }) => !MINOR.has(kind)) : log
  const sides = sidesOf(log, names)
  const kinds: readonly EventKind[] = TOPIC_KINDS[filter.topic]
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ text, kind }: LogLine, index: number): boolean =>
    (filter.side === 'all' || sides[index] === filter.side) &&
    (kinds.length === 0 || kinds.includes(kind)) &&
    words.every((word) => text.toLowerCase().includes(word))
  const kept: LogLine[] = []
  let heading: LogLine | null = null
  log.forEach((line, index) => {
    if (line.depth === 0) heading = line
    else if (line.depth >= 2 && matches(line, index)) {
      if (heading) kept.push(heading)
      heading = null
      kept.push(line)
    }
  })
  return kept
}
