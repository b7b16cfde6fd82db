import type { Action, AttackChoice, AttackDecision, BlockChoice, BlockDecision, SeatAccess } from '@spellwright/engine'
import { Situation } from '../seat/situation.ts'

/** How many answers are compared. */
const MOST = 8

const key = (answer: unknown): string => JSON.stringify(answer)

/** Each once, the first first. */
export function distinct<T>(answers: readonly T[], most = MOST): T[] {
  const seen = new Set<string>()
  const kept: T[] = []
  for (const answer of answers) {
    if (seen.has(key(answer))) continue
    seen.add(key(answer))
    kept.push(answer)
    if (kept.length >= most) break
  }
  return kept
}

const PASS: Action = { kind: 'pass' }

/** Actions worth a thought: what the heuristic would do, passing, and one of each other kind. */
export function actionCandidates(seat: SeatAccess, wanted: Action): Action[] {
  const s = new Situation(seat)
  const nameOf = (action: Action): string => {
    if (!('object' in action)) return action.kind
    const name = s.thing(action.object)?.info.name ?? String(action.object)
    return `${action.kind} ${name} ${'method' in action ? action.method : ''}${'ability' in action ? action.ability : ''}`
  }
  const seen = new Set([nameOf(wanted), nameOf(PASS)])
  const others = seat.legalActions().filter((action) => {
    if (action.kind === 'activateMana' || action.kind === 'concede' || action.kind === 'pass') return false
    const name = nameOf(action)
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
  return distinct([wanted, PASS, ...others])
}

/** The heuristic's attack, none, all, and each with one creature more or less. */
export function attackCandidates(
  decision: AttackDecision,
  wanted: readonly AttackChoice[],
): (readonly AttackChoice[])[] {
  const all = decision.candidates.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0]! }))
  const toggled = all.map((choice) =>
    wanted.some(({ attacker }) => attacker === choice.attacker)
      ? wanted.filter(({ attacker }) => attacker !== choice.attacker)
      : [...wanted, choice],
  )
  return distinct([wanted, decision.minimum(), all, ...toggled].filter((choices) => decision.check(choices) === null))
}

/** The heuristic's blocks, none, and each with one blocker taken away or put in. */
export function blockCandidates(decision: BlockDecision, wanted: readonly BlockChoice[]): (readonly BlockChoice[])[] {
  const fewer = wanted.map((choice) => wanted.filter((other) => other !== choice))
  const free = decision.candidates.filter(({ blocker }) => !wanted.some((choice) => choice.blocker === blocker))
  const more = free.flatMap(({ blocker, attackers }) => attackers.map((attacker) => [...wanted, { blocker, attacker }]))
  return distinct([wanted, decision.minimum(), ...fewer, ...more].filter((choices) => decision.check(choices) === null))
}
