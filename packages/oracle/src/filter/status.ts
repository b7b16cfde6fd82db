import type { Status } from '@spellwright/dsl'
import {
  type Adjective,
  STATUS_ADJECTIVE,
  STATUS_CLAUSES,
  STATUS_PREDICATE,
  type StatusClause,
} from '../words/statuses.ts'
import { after, before, type Part, RANK } from './part.ts'

const { tapped, combat, status, non, color } = RANK.before

/** Where an adjective stands among others; most of them where the rank is not told. */
const RANKS: Partial<Record<Adjective, number>> = {
  nontoken: non,
  tapped,
  untapped: tapped,
  attacking: combat,
  blocking: combat,
  blocked: combat,
  unblocked: combat,
  historic: non + 0.5,
  multicolored: color,
  monocolored: color,
  colorless: color,
}

const isClause = (word: Status): word is StatusClause => word in STATUS_CLAUSES

/** Said by the noun itself. */
const isNoun = (word: Status): word is 'token' | 'permanentCard' => word === 'token' || word === 'permanentCard'

export function statusParts(statuses: readonly Status[], number: 'one' | 'many'): Part[] {
  return statuses.flatMap((word) => {
    if (isNoun(word)) return []
    if (isClause(word)) return after(RANK.after.that, STATUS_CLAUSES[word][number === 'one' ? 0 : 1])
    return before(RANKS[word] ?? status, STATUS_ADJECTIVE.say(word))
  })
}

/** The same as a predicate: "it attacked this turn"; or the word that follows "is". */
export function statusPredicate(word: Status): { verb?: string; word?: string } {
  const verb = STATUS_PREDICATE.find(word)
  if (verb !== undefined) return { verb }
  if (isNoun(word)) return { word: word === 'token' ? 'a token' : 'a permanent card' }
  return { word: isClause(word) ? STATUS_CLAUSES[word][0].replace(/^that's /, '') : STATUS_ADJECTIVE.say(word) }
}
