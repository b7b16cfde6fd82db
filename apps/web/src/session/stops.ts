import type { Step } from 'spellwright/play'

/** The steps of the phase bar; nobody gets priority in the untap step, and seldom in cleanup. */
export const BAR_STEPS = [
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
  'main2',
  'end',
] as const satisfies readonly Step[]
export type BarStep = (typeof BAR_STEPS)[number]

export const STEP_NAMES: Readonly<Record<Step, { readonly short: string; readonly long: string }>> = {
  untap: { short: 'Untap', long: 'untap step' },
  upkeep: { short: 'Upkeep', long: 'upkeep' },
  draw: { short: 'Draw', long: 'draw step' },
  main1: { short: 'Main 1', long: 'first main phase' },
  beginCombat: { short: 'Combat', long: 'beginning of combat' },
  declareAttackers: { short: 'Attack', long: 'declare attackers step' },
  declareBlockers: { short: 'Block', long: 'declare blockers step' },
  firstStrikeDamage: { short: 'Damage', long: 'first-strike damage step' },
  combatDamage: { short: 'Damage', long: 'combat damage step' },
  endCombat: { short: 'End cbt', long: 'end of combat' },
  main2: { short: 'Main 2', long: 'second main phase' },
  end: { short: 'End', long: 'end step' },
  cleanup: { short: 'Cleanup', long: 'cleanup step' },
}

/** Where a step stands on the bar. */
export const barStepOf = (step: Step): BarStep => {
  if (step === 'untap') return 'upkeep'
  if (step === 'firstStrikeDamage') return 'combatDamage'
  if (step === 'cleanup') return 'end'
  return step
}

export type Whose = 'mine' | 'theirs'
export type Stops = Readonly<Record<Whose, readonly BarStep[]>>

export const DEFAULT_STOPS: Stops = {
  mine: ['main1', 'declareBlockers', 'main2'],
  theirs: ['beginCombat', 'declareAttackers', 'declareBlockers', 'end'],
}

export function toggleStop(stops: Stops, whose: Whose, step: BarStep): Stops {
  const now = stops[whose]
  const next = now.includes(step) ? now.filter((other) => other !== step) : [...now, step]
  return { ...stops, [whose]: next }
}
