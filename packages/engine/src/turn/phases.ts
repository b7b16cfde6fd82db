import { STEPS, type Step } from '@spellwright/dsl'

/** CR 703.4: what happens as a step begins, before anyone receives priority. */
export type TurnBasedAction =
  | 'untap'
  | 'draw'
  | 'lore'
  | 'beginCombat'
  | 'declareAttackers'
  | 'declareBlockers'
  | 'firstStrikeDamage'
  | 'combatDamage'
  | 'endCombat'
  | 'cleanup'

/** The sequence of a turn as data (CR 500.1, SPEC S2.1). */
export interface PhaseDefinition {
  readonly step: Step
  readonly phase: 'beginning' | 'main' | 'combat' | 'ending'
  /** CR 117.3a: no priority in the untap step; in cleanup only by 514.3a. */
  readonly grantsPriority: boolean
  readonly turnBasedAction: TurnBasedAction | null
}

/** The phases and steps of a turn, in order (CR 500.1). */
export const PHASES: readonly PhaseDefinition[] = [
  { step: 'untap', phase: 'beginning', grantsPriority: false, turnBasedAction: 'untap' },
  { step: 'upkeep', phase: 'beginning', grantsPriority: true, turnBasedAction: null },
  { step: 'draw', phase: 'beginning', grantsPriority: true, turnBasedAction: 'draw' },
  { step: 'main1', phase: 'main', grantsPriority: true, turnBasedAction: 'lore' },
  { step: 'beginCombat', phase: 'combat', grantsPriority: true, turnBasedAction: 'beginCombat' },
  { step: 'declareAttackers', phase: 'combat', grantsPriority: true, turnBasedAction: 'declareAttackers' },
  { step: 'declareBlockers', phase: 'combat', grantsPriority: true, turnBasedAction: 'declareBlockers' },
  { step: 'firstStrikeDamage', phase: 'combat', grantsPriority: true, turnBasedAction: 'firstStrikeDamage' },
  { step: 'combatDamage', phase: 'combat', grantsPriority: true, turnBasedAction: 'combatDamage' },
  { step: 'endCombat', phase: 'combat', grantsPriority: true, turnBasedAction: 'endCombat' },
  { step: 'main2', phase: 'main', grantsPriority: true, turnBasedAction: null },
  { step: 'end', phase: 'ending', grantsPriority: true, turnBasedAction: null },
  { step: 'cleanup', phase: 'ending', grantsPriority: false, turnBasedAction: 'cleanup' },
]

export const phaseOf = (step: Step): PhaseDefinition => PHASES[STEPS.indexOf(step)]!

/** All steps of a turn after the first. */
export const STEPS_AFTER_UNTAP: readonly Step[] = STEPS.slice(1)
