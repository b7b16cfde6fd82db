import type { EventPattern, PlayerRef, Step } from '@spellwright/dsl'
import type { Talk } from '../talk.ts'
import { many } from '../words/english.ts'
import { nextStepOf, STEP, stepOf } from '../words/steps.ts'

type BeginningOf = Extract<EventPattern, { kind: 'beginningOf' }>

/** `named`: the text goes on about "that player", so the step is said to be theirs. */
function stepPhrase(step: Step, whose: PlayerRef, named: boolean, talk: Talk): string {
  if (whose === 'you' || whose === 'opponent' || whose === 'eachPlayer') return stepOf({ step, whose }, named)
  if (step === 'beginCombat') return stepOf({ step, whose: 'eachPlayer' }, named)
  // CR 303.4: an Aura may enchant a player.
  const isEnchanted = typeof whose === 'object' && 'controllerOf' in whose && whose.controllerOf === 'attachedTo'
  if (isEnchanted && / (player|opponent)$/.test(talk.self.attachedTo))
    return `${talk.self.attachedTo}'s ${STEP.say(step)}`
  if (typeof whose === 'object' && 'controllerOf' in whose) return `the ${STEP.say(step)} of ${talk.player(whose).text}`
  return `${talk.whose(whose)} ${STEP.say(step)}`
}

/** "the beginning of your upkeep", "the beginning of each of your main phases". */
export function beginningOf({ step, whose }: BeginningOf, named: boolean, talk: Talk): string {
  const steps = many(step)
  const bothMains = steps.length === 2 && steps.includes('main1') && steps.includes('main2')
  // Told as a list, it is every main phase behind the first one, not the second alone.
  const isPostcombat = typeof step === 'object' && steps.length === 1 && steps[0] === 'main2'
  if (isPostcombat)
    return `at the beginning of each of ${whose === 'you' ? 'your' : talk.whose(whose)} postcombat main phases`
  if (bothMains) {
    const all = whose === 'you' ? 'each of your main phases' : `each of ${talk.whose(whose)} main phases`
    return `at the beginning of ${all}`
  }
  if (step === 'endCombat' && whose === 'eachPlayer') return `at ${nextStepOf({ step, whose })}`
  return `at the beginning of ${steps.map((one) => stepPhrase(one, whose, named, talk)).join(' and ')}`
}
