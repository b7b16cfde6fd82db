import type { Scenario } from '../format/scenario.ts'
import { cardScenarios } from './cards.ts'
import { castingScenarios } from './casting.ts'
import { combatScenarios } from './combat.ts'
import { continuousScenarios } from './continuous.ts'
import { resolvingScenarios } from './resolving.ts'
import { turnScenarios } from './turns.ts'

/** The scenarios of this project, sorted by rule. */
export const scenarios: readonly Scenario[] = [
  ...turnScenarios,
  ...castingScenarios,
  ...resolvingScenarios,
  ...combatScenarios,
  ...continuousScenarios,
  ...cardScenarios,
]
