import type { AttackChoice, AttackDecision, BlockChoice, BlockDecision } from '@spellwright/engine'
import { distinct } from './distinct.ts'

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
