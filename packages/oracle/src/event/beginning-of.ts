import type { EventPattern, PlayerRef, Step } from '@spellwright/dsl'
import { many } from '../english/words.ts'
import type { Talk } from '../talk.ts'

type BeginningOf = Extract<EventPattern, { kind: 'beginningOf' }>

export const STEP_WORDS: { readonly [K in Step]: string } = {
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
}

function combatPhrase(whose: PlayerRef): string {
  if (whose === 'you') return 'combat on your turn'
  return whose === 'opponent' ? "combat on each opponent's turn" : 'each combat'
}

/** `named`: the text goes on about "that player", so the step is said to be theirs. */
function stepPhrase(step: Step, whose: PlayerRef, named: boolean, talk: Talk): string {
  const word = STEP_WORDS[step]
  if (step === 'beginCombat') return combatPhrase(whose)
  if (whose === 'you') return `your ${word}`
  if (whose === 'opponent') return `each opponent's ${word}`
  if (whose === 'eachPlayer') return named ? `each player's ${word}` : `each ${word}`
  if (typeof whose === 'object' && 'controllerOf' in whose) return `the ${word} of ${talk.player(whose).text}`
  return `${talk.whose(whose)} ${word}`
}

/** "the beginning of your upkeep", "the beginning of each of your main phases". */
export function beginningOf({ step, whose }: BeginningOf, named: boolean, talk: Talk): string {
  const steps = many(step)
  const bothMains = steps.length === 2 && steps.includes('main1') && steps.includes('main2')
  if (bothMains) {
    const all = whose === 'you' ? 'each of your main phases' : `each of ${talk.whose(whose)} main phases`
    return `at the beginning of ${all}`
  }
  if (step === 'endCombat' && whose === 'eachPlayer') return 'at end of combat'
  return `at the beginning of ${steps.map((one) => stepPhrase(one, whose, named, talk)).join(' and ')}`
}
