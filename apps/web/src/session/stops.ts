import type { Step } from 'spellwright/play'

/** The steps on the phase bar. No player gets priority in the untap step, and rarely in the cleanup step. */
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

export const STEP_NAMES: Readonly<
  Record<Step, { readonly short: string; readonly abbreviation: string; readonly long: string }>
> = {
  untap: { short: 'Untap', abbreviation: 'Unt', long: 'untap step' },
  upkeep: { short: 'Upkeep', abbreviation: 'Upk', long: 'upkeep' },
  draw: { short: 'Draw', abbreviation: 'Drw', long: 'draw step' },
  main1: { short: 'Main 1', abbreviation: 'M1', long: 'first main phase' },
  beginCombat: { short: 'Combat', abbreviation: 'Cbt', long: 'beginning of combat' },
  declareAttackers: { short: 'Attack', abbreviation: 'Atk', long: 'declare attackers step' },
  declareBlockers: { short: 'Block', abbreviation: 'Blk', long: 'declare blockers step' },
  firstStrikeDamage: { short: 'Damage', abbreviation: 'Dmg', long: 'first-strike damage step' },
  combatDamage: { short: 'Damage', abbreviation: 'Dmg', long: 'combat damage step' },
  endCombat: { short: 'End cbt', abbreviation: 'EoC', long: 'end of combat' },
  main2: { short: 'Main 2', abbreviation: 'M2', long: 'second main phase' },
  end: { short: 'End', abbreviation: 'End', long: 'end step' },
  cleanup: { short: 'Cleanup', abbreviation: 'Cln', long: 'cleanup step' },
}

/** The step on the bar that stands for a step. */
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
