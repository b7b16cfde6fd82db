import type { CardNames } from '../names/card-names.ts'

export interface CardLine {
  count: number
  name: string
  /** Whether a card of that name exists. */
  known: boolean
  section?: 'sideboard'
  marks: readonly string[]
}

/**
 * Endings that formats put behind a name, outermost first. Set codes, collector numbers and foil marks say nothing about
 * play; the others are kept as notes.
 */
const ENDINGS: readonly { pattern: RegExp; keep?: 'note' }[] = [
  { pattern: /\s+#.*$/, keep: 'note' },
  { pattern: /\s*\^[^^]*\^$/, keep: 'note' },
  { pattern: /\s+\*(f|e|foil|etched)\*$/i },
  { pattern: /\s+\*[^*]+\*$/, keep: 'note' },
  { pattern: /\|.*$/ },
  { pattern: /\s+\((f|fe)\)$/i },
  { pattern: /\s+(\([a-z0-9_]{2,6}\)|\[[A-Z0-9_]{2,6}\])(\s+[\w-]*\d\w*[★†]?|\s+[★†]\d*)?$/ },
  { pattern: /\s+\([A-Z0-9_]{2,6}\)(\s+[\w-]*\d\w*[★†]?|\s+[★†]\d*)?$/ },
  { pattern: /\s+\[[a-z0-9_]{2,6}:[\w-]+[★†]?\]$/i },
  { pattern: /\s+\[[^\]]*\]$/, keep: 'note' },
  { pattern: /\s+<[^>]*>$/ },
]

interface Stripped {
  name: string
  marks: readonly string[]
}

/** Takes endings off until the name is known or none is left: some names have brackets themselves. */
function stripMarks(text: string, names: CardNames): Stripped {
  let name = text.replace(/^\[[a-z0-9_]{2,6}(:[\w-]+[★†]?)?\]\s+/i, '').trim()
  const marks: string[] = []
  for (;;) {
    if (names.tryGet(name) !== undefined) break
    const ending = ENDINGS.find(({ pattern }) => pattern.test(name))
    const mark = ending && name.match(ending.pattern)?.[0]
    if (!ending || mark === undefined) break
    if (ending.keep) marks.push(mark.trim())
    name = name.slice(0, name.length - mark.length).trim()
  }
  // Forge marks foils with a plus behind the name.
  return { name: names.tryGet(name) === undefined ? name.replace(/\+$/, '') : name, marks }
}

const COUNT_FIRST = /^(\d+)\s*[x×]?\s+(\S.*)$/i
const COUNT_LAST = /^(\S.*?)\s+[x×]\s*(\d+)$/i

function splitCount(text: string, names: CardNames): { count: number; rest: string } | undefined {
  if (names.tryGet(text) !== undefined) return { count: 1, rest: text }
  const first = text.match(COUNT_FIRST)
  if (first) return { count: Number(first[1]), rest: first[2]! }
  const last = text.match(COUNT_LAST)
  if (last) return { count: Number(last[2]), rest: last[1]! }
  return names.tryGet(stripMarks(text, names).name) === undefined ? undefined : { count: 1, rest: text }
}

/** `4 Name`, `4x Name (SET) 123`, `4 [SET:123] Name`, `4 Name|SET|1`, `SB: 2 Name`, `Name x4`, `Name`. */
export function readCardLine(line: string, names: CardNames): CardLine | undefined {
  const sideboard = /^sb:\s*/i.exec(line)
  const split = splitCount(sideboard ? line.slice(sideboard[0].length) : line, names)
  if (split === undefined) return undefined
  const { name, marks } = stripMarks(split.rest, names)
  const full = names.tryGet(name)
  const card = { count: split.count, name: full ?? name, known: full !== undefined, marks }
  return sideboard ? { ...card, section: 'sideboard' } : card
}
