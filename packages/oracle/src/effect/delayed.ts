import type { Effect, EffectOf, EventPattern } from '@spellwright/dsl'
import { modeLines } from '../ability/with-effects.ts'
import { conditionPhrase } from '../condition.ts'
import { rolesOf } from '../event/roles.ts'
import { triggerPhrase } from '../event/trigger.ts'
import type { Talk } from '../talk.ts'
import { many } from '../words/english.ts'
import { nextStepOf } from '../words/steps.ts'
import { effectSentences, together } from './flow.ts'
import { plain, type Sentence } from './sentence.ts'

const SPAN = {
  once: '',
  onceThisTurn: 'this turn',
  everyTimeThisTurn: 'this turn',
  everyTimeUntilYourNextTurn: '',
  everyTimeThisGame: 'this game',
} as const

function nextStep({ step, whose }: Extract<EventPattern, { kind: 'beginningOf' }>): string {
  if (whose === 'you' && many(step).length === 2) return 'at the beginning of your next main phase'
  const who = whose === 'you' || whose === 'opponent' ? whose : 'eachPlayer'
  return `at ${nextStepOf({ step: many(step)[0] ?? 'end', whose: who })}`
}

function withEvent(event: EventPattern, talk: Talk, make: () => Sentence[]): Sentence[] {
  const { roles, place } = talk
  talk.roles = rolesOf(event)
  talk.place = { ...place, event }
  const sentences = make()
  talk.roles = roles
  talk.place = place
  return sentences
}

/** Is there more to say than where it goes? */
function isLong(effects: readonly Effect[], index: number): boolean {
  const effect = effects[index]
  return effect?.kind === 'move' && (effect.counters !== undefined || effects[index + 1]?.kind === 'if')
}

/** CR 603.7: "When that creature dies this turn, …", "… at the beginning of the next end step". */
export function delayedTrigger(effect: EffectOf<'delayedTrigger'>, talk: Talk): Sentence[] {
  const { on, lasts, effects, condition, targets } = effect
  if (targets) talk.addTargets(targets)
  if (on.kind === 'beginningOf') {
    return withEvent(on, talk, () => {
      const sentences = effectSentences(effects, talk)
      const [first, ...others] = sentences
      // What comes with more to say comes first: "At the beginning of the next end step, return that card … with a counter on it."
      if (effects.some(({ kind }, index) => kind === 'move' && isLong(effects, index)))
        return withPrefix(`${nextStep(on)}, `, sentences)
      return first === undefined ? [] : [{ ...first, suffix: `${first.suffix} ${nextStep(on)}` }, ...others]
    })
  }
  return withEvent(on, talk, () => {
    talk.forgetTopic()
    const trigger = triggerPhrase(on, talk, {
      once: !lasts.startsWith('everyTime'),
      namesPlayer: false,
      span: SPAN[lasts],
    })
    const when = condition === undefined ? trigger : `${trigger}, if ${conditionPhrase(condition, talk)}`
    const until = lasts === 'everyTimeUntilYourNextTurn' ? 'until your next turn, ' : ''
    return withPrefix(`${until}${when}, `, together(effects, talk))
  })
}

/** CR 603.12. */
export const reflexiveTrigger = (effect: EffectOf<'reflexiveTrigger'>, talk: Talk): Sentence[] =>
  withPrefix('when you do, ', reflexiveSteps(effect, talk))

/** What it does, without what it waits for. */
export function reflexiveSteps(
  { condition, targets, modes, effects }: EffectOf<'reflexiveTrigger'>,
  talk: Talk,
): Sentence[] {
  if (targets) talk.addTargets(targets)
  const held = condition === undefined ? '' : `if ${conditionPhrase(condition, talk)}, `
  if (modes === undefined) return withPrefix(held, effectSentences(effects, talk))
  return withPrefix(held, [plain(modeLines(modes, talk).join('\n').replace(/\.$/, ''))])
}

export function withPrefix(prefix: string, sentences: readonly Sentence[]): Sentence[] {
  const [first, ...others] = sentences
  return first === undefined ? [] : [{ ...first, prefix: prefix + first.prefix }, ...others]
}
