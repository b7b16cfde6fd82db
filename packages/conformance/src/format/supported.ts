import { isKnownFact } from '../facts/check-fact.ts'
import type { CardIndex } from '../table/card-index.ts'
import { isCastMode } from './cast-modes.ts'
import {
  ENTRY_KINDS,
  FAILURE_KINDS,
  type Fact,
  type LaterSegment,
  type Scenario,
  SEATS,
  SETUP_ZONES,
  segmentsOf,
} from './scenario.ts'

/** The cards of the scenario that are not supported. */
export function missingCards(scenario: Scenario, index: CardIndex): string[] {
  const placed = SEATS.flatMap((seat) =>
    SETUP_ZONES.flatMap((zone) => scenario.players[seat][zone].map(({ card }) => card)),
  )
  return [...new Set([...scenario.cards, ...placed])].filter((name) => index.find(name) === undefined)
}

const RANDOM: ReadonlySet<string> = new Set(['coin', 'die'])

const unsupportedCastMode = (castMode: unknown): string[] =>
  typeof castMode === 'string' && !isCastMode(castMode) ? [`castMode ${castMode}`] : []

const unsupportedInFact = (fact: Fact): string[] =>
  isKnownFact(fact.kind) ? unsupportedCastMode(fact['castMode']) : [fact.kind]

function unsupportedInSegment(segment: LaterSegment): string[] {
  const words: string[] = []
  for (const entry of segment.script) {
    if (!(ENTRY_KINDS as readonly string[]).includes(entry.kind)) words.push((entry as { kind: string }).kind)
    if (entry.kind === 'castSpell') words.push(...unsupportedCastMode(entry.castMode))
    if (entry.kind === 'check') words.push(...unsupportedInFact(entry.check))
  }
  words.push(...segment.expect.flatMap(unsupportedInFact))
  for (const seat of SEATS) for (const { kind } of segment.choices?.[seat] ?? []) if (RANDOM.has(kind)) words.push(kind)
  const { expectFailure } = segment
  if (expectFailure && !FAILURE_KINDS.includes(expectFailure.kind)) words.push(expectFailure.kind)
  return words
}

const OTHER_WORDS = [/"(set)":"/] as const

/** The words of the scenario that the runner does not support; playing it may reveal more. */
export function unsupportedWords(scenario: Scenario): string[] {
  const words = segmentsOf(scenario).flatMap(unsupportedInSegment)
  const text = JSON.stringify(scenario)
  for (const pattern of OTHER_WORDS) {
    const word = pattern.exec(text)?.[1]
    if (word !== undefined) words.push(word)
  }
  return [...new Set(words)]
}
