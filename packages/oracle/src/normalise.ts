import { SELF_NOUNS } from './words/self-nouns.ts'
import { subtypeOf } from './words/types.ts'

export const THIS = new RegExp(`\\bthis (?:${SELF_NOUNS.join('|')})\\b`, 'gi')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Says nothing where a player could only choose themselves; who chooses a target is said by it alone. */
export const OF_THEIR_CHOICE =
  /(?<!\btarget (?:(?!\b(?:sacrifice|discard|exile|return|put|tap|choose|reveal)s?\b)[\w' -])*) of their choice\b/g

/** Begins a sentence, or means a sort of thing, in texts of cards called so: "Return of …", "Case of …". */
const isOtherWord = (word: string): boolean =>
  subtypeOf(word) !== undefined || SELF_NOUNS.includes(word) || /^(?:Return|Exile|Search|Cast|Choose)$/.test(word)

/** The name and, of a legend, the name before the comma or before what it is called besides. */
export function ownNames(name: string): string[] {
  const [short = name] = name.split(', ')
  if (short !== name) return [name, short]
  const first = /^([A-Z][a-z]+) (?:the|of the) [A-Z]/.exec(name)?.[1]
  return first === undefined || isOtherWord(first) ? [name] : [name, first]
}

const VERBS: Readonly<Record<string, string>> = { have: 'has', die: 'dies' }

/** Two legends with one card are several: "When Casey & Raph enter". */
export function asOne(text: string, name: string): string {
  if (!/ (?:&|and) /.test(name)) return text
  return text.replace(
    /(?<=~ )(enter|attack|die|deal|get|have|leave|gain|become|block)\b(?!s)/g,
    (verb) => VERBS[verb] ?? `${verb}s`,
  )
}

/** A line of keywords says the same as a line for each. */
function keywordLines(line: string): string[] {
  const isSentence = /[.:"•—]/.test(line)
  return isSentence ? [line] : line.split(/[,;] /)
}

/** What an instant or sorcery does in several paragraphs is the same in one: modes, keywords and triggers keep their lines. */
function paragraphs(lines: readonly string[]): string[] {
  const joined: string[] = []
  const isSentence = (line: string): boolean => /[."~]$/.test(line) && !/^(?:•|When|At the)/.test(line)
  for (const line of lines) {
    const before = joined.at(-1)
    if (before !== undefined && isSentence(before) && isSentence(line)) joined[joined.length - 1] = `${before} ${line}`
    else joined.push(line)
  }
  return joined
}

/**
 * Rules text as it is compared: reminder text dropped, the card's own name and "this creature" alike (texts first
 * printed before 2025 use the name, later ones do not), "of their choice" (added to older texts in 2024) dropped, except of targets,
 * keywords one to a line, the paragraphs of a spell in one, small letters.
 */
export function normaliseText(text: string, name: string, typeLine = ''): string {
  let plain = text.replace(/\s*\([^)]*\)/g, '')
  for (const own of ownNames(name)) plain = plain.replace(new RegExp(`(?<!\\w)${escaped(own)}(?!\\w)`, 'g'), '~')
  const lines = asOne(plain.replace(THIS, '~'), name)
    .replace(OF_THEIR_CHOICE, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(keywordLines)
  const isSpell = /\b(?:Instant|Sorcery)\b/.test(typeLine)
  return (isSpell ? paragraphs(lines) : lines).join('\n').toLowerCase()
}
