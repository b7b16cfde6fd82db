import { type Condition, DURING_COMBAT, type Step } from '@spellwright/dsl'

const during = (...step: Step[]): Condition => ({ kind: 'duringStep', step: step.length === 1 ? step[0]! : step })
const turnOf = (player: 'you' | 'opponent'): Condition => ({ kind: 'isTurnOf', player })
const all = (...conditions: Condition[]): Condition => ({ kind: 'all', conditions })

/** When a spell may be cast only (CR 506.7): told and read in these words. */
export const ONLY_TIMES: Readonly<Record<string, Condition>> = {
  'during combat': DURING_COMBAT,
  "during combat on an opponent's turn": all(turnOf('opponent'), DURING_COMBAT),
  'during combat on your turn': all(turnOf('you'), DURING_COMBAT),
  'during combat before blockers are declared': during('beginCombat', 'declareAttackers'),
  'during the declare attackers step': during('declareAttackers'),
  'during the declare blockers step': during('declareBlockers'),
  "during an opponent's upkeep": all(turnOf('opponent'), during('upkeep')),
  'during your upkeep': all(turnOf('you'), during('upkeep')),
  'during your end step': all(turnOf('you'), during('end')),
  "during an opponent's turn": turnOf('opponent'),
  'during your turn': turnOf('you'),
}

const words = new Map(Object.entries(ONLY_TIMES).map(([text, condition]) => [JSON.stringify(condition), text]))

/** The words for such a time, if it is one. */
export const onlyTime = (condition: Condition): string | undefined => words.get(JSON.stringify(condition))
