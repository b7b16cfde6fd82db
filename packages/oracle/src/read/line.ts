import type { Ability, ActivatedAbility, Condition, Mode, Modes, ObjectRef } from '@spellwright/dsl'
import { conditionOf } from './condition.ts'
import { costOf } from './cost.ts'
import { effectsOf } from './effect/effects.ts'
import { eventOf } from './event.ts'
import { keywordLine } from './keyword.ts'
import { sentencesOf } from './prepare.ts'
import { Reading } from './reading.ts'
import { characteristic, entersTappedUnlessPaid, staticAbilities } from './static.ts'

/** A line with the modes printed below it. */
export interface Paragraph {
  line: string
  modes: readonly string[]
}

export function paragraphsOf(lines: readonly string[]): Paragraph[] {
  const paragraphs: { line: string; modes: string[] }[] = []
  for (const line of lines) {
    if (line.startsWith('•')) paragraphs.at(-1)?.modes.push(line.replace(/^•\s*/, ''))
    else paragraphs.push({ line, modes: [] })
  }
  return paragraphs
}

const CHOOSE = /^choose (one|two|one or both|one or more|up to one|up to two|any number) —$/

function modesOf(head: string, texts: readonly string[], it: ObjectRef | undefined): Modes | undefined {
  const found = CHOOSE.exec(head)
  if (found === null || texts.length === 0) return undefined
  const options: Mode[] = []
  for (const text of texts) {
    const reading = new Reading(it)
    const effects = effectsOf(sentencesOf(text), reading)
    if (effects === undefined) return undefined
    options.push({ ...reading.targetList, effects })
  }
  const counts: Readonly<Record<string, { min: number; max: number }>> = {
    one: { min: 1, max: 1 },
    two: { min: 2, max: 2 },
    'one or both': { min: 1, max: 2 },
    'one or more': { min: 1, max: options.length },
    'up to one': { min: 0, max: 1 },
    'up to two': { min: 0, max: 2 },
    'any number': { min: 0, max: options.length },
  }
  return { ...counts[found[1]!]!, options }
}

interface Done {
  targets?: Reading['targets']
  modes?: Modes
  effects: ActivatedAbility['effects']
}

/** The effect part of an ability, or its modes. */
function body(text: string, modes: readonly string[], reading: Reading): Done | undefined {
  if (modes.length > 0) {
    const choice = modesOf(text.charAt(0).toLowerCase() + text.slice(1), modes, reading.it)
    return choice === undefined ? undefined : { modes: choice, effects: [] }
  }
  const effects = effectsOf(sentencesOf(text), reading)
  return effects === undefined || effects.length === 0 ? undefined : { ...reading.targetList, effects }
}

function activatedAbility(
  line: string,
  modes: readonly string[],
  word: { abilityWord?: string },
  it: ObjectRef,
): Ability | undefined {
  const found = /^([^":]+?): (.+)$/.exec(line)
  if (found === null) return undefined
  const cost = costOf(found[1]!)
  if (cost === undefined) return undefined
  let rest = found[2]!
  const extras: Partial<Pick<ActivatedAbility, 'timing' | 'limit' | 'condition'>> = {}
  for (;;) {
    const only =
      /^(.*?)\s?Activate only (as a sorcery|once each turn|during your turn|if (.+?))( and only once each turn)?\.$/.exec(
        rest,
      )
    if (only === null) break
    rest = only[1]!
    if (only[2] === 'as a sorcery') extras.timing = 'sorcery'
    else if (only[2] === 'once each turn') extras.limit = { times: 1, per: 'turn' }
    else if (only[2] === 'during your turn') extras.condition = { kind: 'isTurnOf', player: 'you' }
    else {
      const condition = conditionOf(only[3]!, new Reading('self'))
      if (condition === undefined) return undefined
      extras.condition = condition
    }
    if (only[4] !== undefined) extras.limit = { times: 1, per: 'turn' }
  }
  if (word.abilityWord === 'Boast') {
    // CR 702.142a
    extras.condition = { kind: 'matches', object: 'self', filter: { is: 'attackedThisTurn' } }
    extras.limit = { times: 1, per: 'turn' }
  }
  // CR 702.177a
  if (word.abilityWord === 'Exhaust') extras.limit = { times: 1, per: 'game' }
  const done = body(rest, modes, new Reading(it))
  const zone = cost.some((part) => part.kind === 'discard' && part.what === 'self') ? { zone: 'hand' as const } : {}
  return done === undefined ? undefined : { kind: 'activated', ...word, cost, ...done, ...extras, ...zone }
}

function triggeredAbility(
  line: string,
  modes: readonly string[],
  word: { abilityWord?: string },
  choice: Choice,
): Ability | undefined {
  const text = line.charAt(0).toLowerCase() + line.slice(1)
  if (!/^(?:when|whenever|at) /.test(text)) return undefined
  for (const comma of text.matchAll(/, /g)) {
    const event = eventOf(text.slice(0, comma.index))
    if (event === undefined) continue
    let rest = text.slice(comma.index + 2)
    let condition: Condition | undefined
    const reading = new Reading(choice.it ?? event.it, event.they)
    const when = /^if (.+?), (.+)$/.exec(rest)
    if (when !== null) {
      condition = conditionOf(when[1]!, reading)
      if (condition !== undefined) rest = when[2]!
    }
    const once = / This ability triggers only once each turn\.$/.exec(rest)
    if (once !== null) rest = rest.slice(0, once.index)
    const done = body(rest, modes, reading)
    if (done === undefined) continue
    return {
      kind: 'triggered',
      ...word,
      on: event.on,
      ...(condition === undefined ? {} : { condition }),
      ...done,
      ...(once === null ? {} : { limit: { times: 1, per: 'turn' } }),
    }
  }
  return undefined
}

/** What "it" is taken for where the words leave it open. */
export interface Choice {
  it?: ObjectRef
}

export interface FaceKind {
  isSpell: boolean
}

/** Words before a dash that the rules give a meaning of their own (CR 702, 719, 721), which is not read yet. */
const RULES_WORDS: ReadonlySet<string> = new Set(['Companion', 'Forecast', 'Max speed', 'Solved', 'To solve', 'Visit'])

const ABILITY_WORD = /^([A-Z][A-Za-z' ]+) — (.+)$/s

/** The abilities one line of a card stands for; nothing where a word of it is not understood. */
export function abilitiesOf({ line, modes }: Paragraph, kind: FaceKind, choice: Choice): Ability[] | undefined {
  if (modes.length === 0) {
    const words = keywordLine(line)
    if (words !== undefined) return words.map((keyword) => ({ kind: 'keyword', keyword }))
  }
  const extra = /^As an additional cost to cast ~, (.+)\.$/.exec(line)
  if (extra !== null) {
    const cost = costOf(extra[1]!)
    return cost === undefined ? undefined : [{ kind: 'additionalCost', cost }]
  }
  const unlessPaid = entersTappedUnlessPaid(line)
  if (unlessPaid !== undefined) return unlessPaid
  const worded = ABILITY_WORD.exec(line)
  if (worded !== null && RULES_WORDS.has(worded[1]!)) return undefined
  const word = worded === null || /^Choose /.test(line) ? {} : { abilityWord: worded[1]! }
  const text = worded === null || /^Choose /.test(line) ? line : worded[2]!
  const ability =
    triggeredAbility(text, modes, word, choice) ?? activatedAbility(text, modes, word, choice.it ?? 'self')
  if (ability !== undefined) return [ability]
  if (kind.isSpell) {
    const done = body(text, modes, new Reading(choice.it))
    if (done !== undefined) return [{ kind: 'spell', ...done }]
  }
  const sentences = modes.length === 0 ? sentencesOf(text) : []
  const found: Ability[] = []
  for (const sentence of sentences) {
    const defined = characteristic(sentence)
    const abilities = defined === undefined ? staticAbilities(sentence) : [defined]
    if (abilities === undefined) return undefined
    found.push(...abilities.map((one) => ({ ...one, ...word }) as Ability))
  }
  return found.length === 0 ? undefined : found
}
