import type { ExpectedFailure, Fact } from './scenario.ts'

/** The script could not be executed as written, which the format calls a failure. */
export class ScriptFailure extends Error {
  override name = 'ScriptFailure'
  readonly kind: ExpectedFailure['kind'] | 'check'
  /** The position of the entry in its script, or null if no entry is to blame. */
  readonly entry: number | null
  readonly fact: Fact | null

  constructor(kind: ScriptFailure['kind'], message: string, entry: number | null = null, fact: Fact | null = null) {
    super(message)
    this.kind = kind
    this.entry = entry
    this.fact = fact
  }
}

/** The scenario needs something that the runner or the engine does not support; `word` names it. */
export class NotRunnable extends Error {
  override name = 'NotRunnable'
  readonly word: string

  constructor(word: string) {
    super(`Not supported: ${word}`)
    this.word = word
  }
}
