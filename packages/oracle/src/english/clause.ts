/** Who does something: "you" (left out in a command), or a third person. */
export interface Subject {
  text: string
  person: 'you' | 'third'
  number: 'one' | 'many'
}

/** One thing done: a subject, a verb in its base form and what follows it. */
export interface Clause {
  subject: Subject
  verb: string
  rest: string
  /** "You gain 3 life" is never the command "gain 3 life". */
  explicit?: 'explicit'
  /** How this clause hangs on the one before it in the same sentence. */
  join?: string
}

export const YOU: Subject = { text: 'you', person: 'you', number: 'many' }
export const third = (text: string, number: 'one' | 'many' = 'one'): Subject => ({ text, person: 'third', number })

const PRESENT: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', "don't": "doesn't" }
const PAST: Readonly<Record<string, string>> = {
  be: 'was',
  become: 'became',
  cast: 'cast',
  deal: 'dealt',
  draw: 'drew',
  get: 'got',
  have: 'had',
  leave: 'left',
  lose: 'lost',
  put: 'put',
  sacrifice: 'sacrificed',
  tap: 'tapped',
  "don't": "didn't",
}

/** Verbs that never change: "can't", "may". */
const FIXED = new Set(["can't", "isn't", 'can', 'may', 'must', 'would'])

function onFirstWord(verb: string, change: (word: string) => string): string {
  const [word = '', ...others] = verb.split(' ')
  return [change(word), ...others].join(' ')
}

function thirdPersonWord(word: string): string {
  if (FIXED.has(word)) return word
  const irregular = PRESENT[word]
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|z|ch|sh|o)$/.test(word) ? `${word}es` : `${word}s`
}

function pastWord(word: string): string {
  const irregular = PAST[word]
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`
  return word.endsWith('e') ? `${word}d` : `${word}ed`
}

/** The verb as this subject says it now: "draws", "draw", "are". */
export function conjugate(verb: string, subject: Subject): string {
  if (verb === '') return ''
  if (subject.person === 'third' && subject.number === 'one') return onFirstWord(verb, thirdPersonWord)
  return onFirstWord(verb, (word) => (word === 'be' ? 'are' : word))
}

export function conjugatePast(verb: string, subject: Subject): string {
  if (verb.startsWith('be ') || verb === 'be') return verb.replace(/^be/, subject.number === 'one' ? 'was' : 'were')
  return onFirstWord(verb, pastWord)
}

const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')
const sameSubject = (a: Subject, b: Subject | undefined): boolean => a.text === b?.text && a.person === b.person

/** "target player draws a card", "draw a card", "you gain 3 life". */
function indicative(clause: Clause): string {
  const { subject, verb, rest } = clause
  if (subject.person === 'you' && !clause.explicit) return words(verb, rest)
  return words(subject.text, conjugate(verb, subject), rest)
}

/** A sentence of one or more clauses; a repeated subject is not said again unless it must be. */
export function say(clauses: readonly Clause[]): string {
  let before: Subject | undefined
  return clauses
    .map((clause) => {
      const elided = sameSubject(clause.subject, before)
      before = clause.subject
      if (!elided) return (clause.join ?? '') + indicative(clause)
      if (clause.explicit && clause.subject.person === 'you') return (clause.join ?? '') + indicative(clause)
      return (clause.join ?? '') + words(conjugate(clause.verb, clause.subject), clause.rest)
    })
    .join('')
}

/** "you may draw a card", "you may have it deal 2 damage". */
export function sayMay(decider: Subject, clauses: readonly Clause[]): string {
  let before: Subject = decider
  const parts = clauses.map((clause) => {
    const join = clause.join ?? ''
    const same = sameSubject(clause.subject, before)
    before = clause.subject
    if (same) return join + words(clause.verb, clause.rest)
    return join + words('have', clause.subject.text, clause.verb, clause.rest)
  })
  return `${decider.text} may ${parts.join('')}`
}
