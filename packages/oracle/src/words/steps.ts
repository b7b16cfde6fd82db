import { STEPS, type Step } from '@spellwright/dsl'
import { wordTableOf } from './word-table.ts'

export const STEP = wordTableOf<Step>({
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  main1: 'first main phase',
  beginCombat: 'combat',
  declareAttackers: 'declare attackers step',
  declareBlockers: 'declare blockers step',
  firstStrikeDamage: 'first combat damage step',
  combatDamage: 'combat damage step',
  endCombat: 'end of combat step',
  main2: 'second main phase',
  end: 'end step',
  cleanup: 'cleanup step',
})

export interface StepOf {
  readonly step: Step
  readonly whose: 'you' | 'opponent' | 'eachPlayer'
}

function combatOf(whose: StepOf['whose']): string {
  if (whose === 'you') return 'combat on your turn'
  return whose === 'opponent' ? "combat on each opponent's turn" : 'each combat'
}

/** "your upkeep", "each upkeep"; `named` where the text goes on about "that player": "each player's upkeep". */
export function stepOf({ step, whose }: StepOf, named: boolean): string {
  if (step === 'beginCombat') return combatOf(whose)
  const word = STEP.say(step)
  if (whose === 'you') return `your ${word}`
  if (whose === 'opponent') return `each opponent's ${word}`
  return named ? `each player's ${word}` : `each ${word}`
}

/** The next one: "the beginning of your next end step", "end of combat". */
export function nextStepOf({ step, whose }: StepOf): string {
  if (step === 'endCombat' && whose === 'eachPlayer') return 'end of combat'
  const word = STEP.say(step)
  if (whose === 'you') return `the beginning of your next ${word}`
  if (whose === 'opponent') return `the beginning of each opponent's next ${word}`
  return step === 'upkeep' ? `the beginning of the next turn's ${word}` : `the beginning of the next ${word}`
}

const everyStep: readonly StepOf[] = (['you', 'opponent', 'eachPlayer'] as const).flatMap((whose) =>
  STEPS.map((step) => ({ step, whose })),
)

const steps = new Map<string, StepOf>([
  ['the end step', { step: 'end', whose: 'eachPlayer' }],
  ...everyStep.flatMap((of) => [false, true].map((named) => [stepOf(of, named), of] as const)),
])

const nextSteps = new Map(everyStep.map((of) => [nextStepOf(of), of]))

export const readStep = (text: string): StepOf | undefined => steps.get(text)
export const readNextStep = (text: string): StepOf | undefined => nextSteps.get(text)
export const NEXT_STEPS: readonly string[] = [...nextSteps.keys()]
