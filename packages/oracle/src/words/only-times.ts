import {
  BEFORE_ATTACKERS,
  BEFORE_COMBAT_DAMAGE,
  type Condition,
  DURING_COMBAT,
  STEPS,
  type Step,
} from '@spellwright/dsl'
import { STEP } from './steps.ts'
import { alternatives } from './word-table.ts'

const during = (...step: Step[]): Condition => ({ kind: 'duringStep', step: step.length === 1 ? step[0]! : step })
const turnOf = (player: 'you' | 'opponent'): Condition => ({ kind: 'isTurnOf', player })
const all = (...conditions: Condition[]): Condition => ({ kind: 'all', conditions })

const ownSteps = STEPS.filter((step) => step !== 'beginCombat')

/** The times at which alone a spell may be cast (CR 506.7) or an ability activated. */
const TIMES: readonly (readonly [string, Condition])[] = [
  ['before the combat damage step', BEFORE_COMBAT_DAMAGE],
  ['during combat', DURING_COMBAT],
  ["during combat on an opponent's turn", all(turnOf('opponent'), DURING_COMBAT)],
  ['during combat on your turn', all(turnOf('you'), DURING_COMBAT)],
  ['during combat before blockers are declared', during('beginCombat', 'declareAttackers')],
  [
    'during combat after blockers are declared',
    during('declareBlockers', 'firstStrikeDamage', 'combatDamage', 'endCombat'),
  ],
  [
    "during the declare attackers step and only if you've been attacked this step",
    all(during('declareAttackers'), {
      kind: 'happened',
      event: { kind: 'attacks', object: {}, defender: { player: 'you' } },
      when: 'thisStep',
    }),
  ],
  ...(['declareAttackers', 'declareBlockers'] as const).map(
    (step) => [`during the ${STEP.say(step)}`, during(step)] as const,
  ),
  ...ownSteps.map((step) => [`during an opponent's ${STEP.say(step)}`, all(turnOf('opponent'), during(step))] as const),
  ...ownSteps.map((step) => [`during your ${STEP.say(step)}`, all(turnOf('you'), during(step))] as const),
  ["during an opponent's turn", turnOf('opponent')],
  ['during your turn', turnOf('you')],
  ['during your turn, before attackers are declared', BEFORE_ATTACKERS],
]

const conditions = new Map(TIMES)
const words = new Map(TIMES.map(([text, condition]) => [JSON.stringify(condition), text]))

export const ONLY_TIME = alternatives(conditions.keys())
export const readOnlyTime = (text: string): Condition | undefined => conditions.get(text)

/** The words for such a time, if it is one. */
export const onlyTime = (condition: Condition): string | undefined => words.get(JSON.stringify(condition))
