import { isKnownFact } from '../facts/check-fact.ts'
import type { CardIndex } from '../table/card-index.ts'
import { ENTRY_KINDS, FAILURE_KINDS, type LaterSegment, type Scenario, SEATS, SETUP_ZONES, segmentsOf } from './scenario.ts'

/** Cards of the scenario that do not exist here. */
export function missingCards(scenario: Scenario, index: CardIndex): string[] {
  const placed = SEATS.flatMap((seat) =>
    SETUP_ZONES.flatMap((zone) => scenario.players[seat][zone].map(({ card }) => card)),
  )
  return [...new Set([...scenario.cards, ...placed])].filter((name) => index.find(name) === undefined)
}

/** Ways to cast that the engine knows. */
const CAST_MODES: ReadonlySet<string> = new Set(['morph', 'evoke'])
const RANDOM: ReadonlySet<string> = new Set(['coin', 'die'])

function wordsOf(segment: LaterSegment): string[] {
  const words: string[] = []
  for (const entry of segment.script) {
    if (!(ENTRY_KINDS as readonly string[]).includes(entry.kind)) words.push((entry as { kind: string }).kind)
    if (entry.kind === 'castSpell' && entry.castMode !== undefined && !CAST_MODES.has(entry.castMode))
      words.push(`castMode ${entry.castMode}`)
    if (entry.kind === 'check' && !isKnownFact(entry.check.kind)) words.push(entry.check.kind)
  }
  for (const fact of segment.expect) if (!isKnownFact(fact.kind)) words.push(fact.kind)
  for (const seat of SEATS)
    for (const { kind } of segment.choices?.[seat] ?? []) if (RANDOM.has(kind)) words.push(kind)
  const { expectFailure } = segment
  if (expectFailure && !FAILURE_KINDS.includes(expectFailure.kind)) words.push(expectFailure.kind)
  return words
}

const OTHER_WORDS = [/"faceDown":"(lockedRoom)"/, /"(set)":"/] as const

/** Words of the scenario that cannot be carried out, each once; more may turn up while it is played. */
export function unsupportedWords(scenario: Scenario): string[] {
  const words = segmentsOf(scenario).flatMap(wordsOf)
  if (scenario.daytime !== undefined) words.push('daytime')
  const text = JSON.stringify(scenario)
  for (const pattern of OTHER_WORDS) {
    const word = pattern.exec(text)?.[1]
    if (word !== undefined) words.push(word)
  }
  return [...new Set(words)]
}
