import type { EffectKind, EffectOf } from '@spellwright/dsl'
import { type Clause, type Subject, say, sayMay } from '../english/clause.ts'
import type { Talk } from '../talk.ts'

/** A sentence in the making: clauses with what stands before ("if you do, ") and behind ("unless …"). */
export interface Sentence {
  prefix: string
  clauses: Clause[]
  suffix: string
  /** Who may do it. */
  may?: Subject
  /** Begins a line of its own. */
  line?: 'new'
}

export type EffectRenderer<K extends EffectKind> = (effect: EffectOf<K>, talk: Talk) => Sentence[]
export type EffectRenderers = { [K in EffectKind]: EffectRenderer<K> }

export const sentence = (...clauses: Clause[]): Sentence => ({ prefix: '', clauses, suffix: '' })
export const plain = (text: string): Sentence => ({ prefix: text, clauses: [], suffix: '' })
export const one = (subject: Subject, verb: string, rest: string): Sentence[] => [sentence({ subject, verb, rest })]
/** "You gain 3 life": said with its subject even of you. */
export const explicit = (subject: Subject, verb: string, rest: string): Sentence[] => [
  sentence({ subject, verb, rest, explicit: 'explicit' }),
]

export function sentenceText({ prefix, clauses, suffix, may }: Sentence): string {
  return prefix + (may ? sayMay(may, clauses) : say(clauses)) + suffix
}
