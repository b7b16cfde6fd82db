import {
  type ActivatedAbility,
  type Condition,
  type Effect,
  type Modes,
  mentions,
  type SpellAbility,
  sameData,
  type TriggeredAbility,
} from '@spellwright/dsl'
import { conditionPhrase, withArticles } from '../condition.ts'
import { activationCost, bindCost } from '../cost.ts'
import { effectSentences } from '../effect/flow.ts'
import { type Sentence, sentenceText } from '../effect/sentence.ts'
import { rolesOf } from '../event/roles.ts'
import { triggerPhrase } from '../event/trigger.ts'
import { costs } from '../rule/casting.ts'
import type { Talk } from '../talk.ts'
import { chosenByOther } from '../target.ts'
import { colorWord } from '../words/colors.ts'
import { and, capitalise } from '../words/english.ts'
import { DONE_THIS_TURN } from '../words/marks.ts'
import { modeCountWords } from '../words/modes.ts'
import { numberWord, timesWord } from '../words/numbers.ts'
import { onlyTime } from '../words/only-times.ts'

const full = (text: string): string => (/[.!?]"?$/.test(text) ? capitalise(text) : `${capitalise(text)}.`)

/** Sentences as lines: a new line only where a sentence asks for it. A quotation brings its own full stop. */
export function linesOf(sentences: readonly Sentence[]): string[] {
  const lines: string[] = []
  for (const sentence of sentences) {
    const text = full(sentenceText(sentence))
    if (lines.length === 0 || sentence.line) lines.push(text)
    else lines[lines.length - 1] += ` ${text}`
  }
  return lines
}

function chooseWords({ min, max, options, repeat, keyword, unchosen, pawprints }: Modes, talk: Talk): string {
  if (keyword !== undefined) return keyword
  if (pawprints !== undefined)
    return `choose up to ${numberWord(pawprints)} {P} worth of modes. You may choose the same mode more than once.`
  if (unchosen !== undefined)
    return `choose one that hasn't been chosen${unchosen === 'thisTurn' ? ' this turn' : ''} —`
  const word = (value: Modes['min']) =>
    typeof value === 'number' ? numberWord(value) : value.kind === 'bound' ? 'that many' : 'X'
  if (repeat) return `choose ${word(max)}. You may choose the same mode more than once.`
  if (typeof min === 'number' && typeof max === 'number')
    return `choose ${modeCountWords({ min, max }, options.length)} —`
  if (typeof max === 'object' && max.kind === 'if') {
    const more = max.then === 2 && options.length === 2 ? 'both' : word(max.then)
    const when = max.condition.kind === 'exists' ? ' as you cast this spell' : ''
    const paid = `If ${conditionPhrase(max.condition, talk)}${when}, `
    if (sameData(min, max)) return `choose ${word(max.else)}. ${paid}choose ${more} instead.`
    if (max.then === options.length && max.else === 1 && more !== 'both')
      return `choose one. ${paid}choose any number instead.`
    return `choose ${word(min)}. ${paid}you may choose ${more} instead.`
  }
  if (sameData(min, max)) return `choose ${word(min)} —`
  return min === 0 ? `choose up to ${word(max)} —` : `choose ${word(min)} or ${word(max)} —${talk.takeWheres()}`
}

/** CR 700.2: "Choose one —" and a line for each mode. */
export function modeLines(modes: Modes, talk: Talk): string[] {
  const options = modes.options.map(({ targets, effects, cost, label, pawprints }) => {
    if (targets) talk.addTargets(targets)
    talk.newSentence()
    talk.forgetTopic()
    const text = linesOf(effectSentences(effects, talk)).join(' ')
    // CR 207.2d, 702.172b, 702.183a
    const named = label === undefined ? '' : `${label} — `
    const price = cost === undefined ? '' : `${activationCost(cost, talk)} — `
    if (pawprints !== undefined) return `${'{P}'.repeat(pawprints)} — ${text}`
    return `${modes.keyword === 'spree' ? '+' : '•'} ${named}${price}${text}`
  })
  return [chooseWords(modes, talk), ...options]
}

/** After nothing, after a cost and after a chapter symbol a sentence begins. */
const BEGINS_ANEW = /^$|[:—] $/

/** The words before what happens and what happens, on one line or more. */
function withLead(lead: string, ability: { effects: readonly Effect[]; modes?: Modes }, talk: Talk): string[] {
  const { effects, modes } = ability
  const sentences = effectSentences(effects, talk)
  const lines = linesOf(sentences)
  if (modes) {
    const [choose = '', ...options] = modeLines(modes, talk)
    return [`${lead}${BEGINS_ANEW.test(lead) ? capitalise(choose) : choose}`, ...options, ...lines]
  }
  const [first = '', ...others] = lines
  const isAnew = BEGINS_ANEW.test(lead) || lead.endsWith('. ')
  const start = isAnew ? first : first.charAt(0).toLowerCase() + first.slice(1)
  return [lead + keepNames(first, start, talk), ...others]
}

/** A sentence that begins with the card's own name keeps its capital in the middle of another one. */
function keepNames(first: string, start: string, talk: Talk): string {
  return first.startsWith(talk.self.name) || first.startsWith(talk.self.here) ? first.replace(/^This /, 'this ') : start
}

export function spellLines(ability: SpellAbility, talk: Talk): string[] {
  if (ability.targets) talk.addTargets(ability.targets)
  const isPermanent = !talk.self.types.some((type) => type === 'instant' || type === 'sorcery')
  talk.place = isPermanent ? { spell: 'spell', permanentSpell: 'permanentSpell' } : { spell: 'spell' }
  return withLead(word(ability.abilityWord), ability, talk)
}

function onlyWhen(condition: Condition, talk: Talk): string {
  const when = onlyTime(condition) ?? `if ${withArticles(conditionPhrase(condition, talk))}`
  return `Activate only ${when}.`
}

/** CR 702.142a, 702.177a: what these words say already is not said again. */
function unsaid(ability: ActivatedAbility): ActivatedAbility {
  const { condition: _condition, limit: _limit, ...others } = ability
  if (ability.abilityWord === 'Boast') return others
  return ability.abilityWord === 'Exhaust'
    ? { ...others, ...(ability.condition && { condition: ability.condition }) }
    : ability
}

function restrictions(ability: ActivatedAbility, talk: Talk): string[] {
  const { timing, condition, limit, activator, x, onX } = unsaid(ability)
  const isBoth = condition !== undefined && limit?.per === 'turn' && limit.times === 1
  return [
    ...(onX === undefined ? [] : [`Spend only ${and(onX.map(colorWord))} mana on X.`]),
    ...(x === 'notZero' ? ["X can't be 0."] : []),
    ...(timing === 'instant' ? ['Activate only as an instant.'] : []),
    ...(activator === 'anyPlayer' ? ['Any player may activate this ability.'] : []),
    ...(timing === 'sorcery' && !condition
      ? [
          limit
            ? `Activate only as a sorcery and only ${timesWord(limit.times)} each turn.`
            : 'Activate only as a sorcery.',
        ]
      : []),
    ...(condition
      ? [
          onlyWhen(condition, talk)
            .replace('Activate', timing === 'sorcery' ? 'Activate only as a sorcery and' : 'Activate')
            .replace(/\.$/, isBoth ? ' and only once each turn.' : '.'),
        ]
      : []),
    ...(limit && !isBoth && !(timing === 'sorcery' && !condition)
      ? [
          limit.per === 'turn'
            ? `Activate ${limit.times === 1 ? 'only' : 'no more than'} ${timesWord(limit.times)} each turn.`
            : `Activate only ${timesWord(limit.times)}.`,
        ]
      : []),
  ]
}

/** "This ability costs {1} less to activate for each …". */
function ownCostText({ change, condition }: NonNullable<ActivatedAbility['costChange']>, talk: Talk): string {
  const when = condition === undefined ? '' : ` if ${conditionPhrase(condition, talk)}`
  return `This ability costs ${costs(change, 'activate', talk)}${when}.`
}

const word = (abilityWord: string | undefined): string => (abilityWord === undefined ? '' : `${abilityWord} — `)

export function activatedText(ability: ActivatedAbility, talk: Talk): string[] {
  if (ability.zone !== undefined) talk.place = { zone: ability.zone }
  if (ability.cost.some((part) => 'what' in part && part.what === 'self')) talk.place.named = 'inCost'
  const cost = activationCost(ability.cost, talk)
  bindCost(ability.cost, talk)
  // What a counter was put on or taken from is named again.
  const isCounter = ability.cost.at(-1)?.kind === 'putCounters' || ability.cost.at(-1)?.kind === 'removeCounters'
  if (isCounter && talk.wording.pronouns !== 'always') talk.forgetTopic()
  if (ability.targets) talk.addTargets(ability.targets)
  const lines = withLead(`${word(ability.abilityWord)}${cost}${talk.takeWheres()}: `, ability, talk)
  if (ability.costChange) lines[lines.length - 1] += ` ${ownCostText(ability.costChange, talk)}`
  const only = restrictions(ability, talk)
  if (only.length > 0) lines[lines.length - 1] += ` ${only.join(' ')}`
  return lines
}

const sacrificesItself = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.kind === 'sacrifice' && effect.what === 'self')

/** "When an opponent casts a creature spell, …": once it is another sort of permanent, it cannot become one again. */
const becomesAnother = (effects: readonly Effect[]): boolean =>
  effects.some(
    (effect) =>
      effect.kind === 'apply' &&
      effect.what === 'self' &&
      effect.until === 'game' &&
      effect.apply.some(({ kind }) => kind === 'setTypes'),
  )

const CHAPTER = { once: false, namesPlayer: false }

/** What is done only once each turn, without what keeps it from being done again. */
function onceDone(effects: readonly Effect[]): readonly Effect[] | undefined {
  const [only, ...others] = effects
  if (only?.kind !== 'if' || others.length > 0 || only.condition.kind !== 'not') return undefined
  const { condition } = only.condition
  return condition.kind === 'did' && condition.name === DONE_THIS_TURN ? only.then : undefined
}

export function triggeredText(ability: TriggeredAbility, talk: Talk): string[] {
  const deed = onceDone(ability.effects)
  if (deed !== undefined) {
    const lines = triggeredText({ ...ability, effects: deed }, talk)
    lines[lines.length - 1] += ' Do this only once each turn.'
    return lines
  }
  const { on, condition, effects, limit } = ability
  if (ability.targets) talk.addTargets(ability.targets)
  talk.place = ability.zone === undefined ? { event: on } : { event: on, zone: ability.zone }
  talk.roles = rolesOf(on)
  // In front it would be an intervening "if" (CR 603.4).
  if (condition === undefined && on.kind !== 'chapter' && effects[0]?.kind === 'if') talk.place.onlyEffect = effects[0]
  if (on.kind === 'chapter')
    return withLead(`${triggerPhrase(on, talk, CHAPTER)} — ${word(ability.abilityWord)}`, ability, talk)
  const trigger = triggerPhrase(on, talk, {
    once: sacrificesItself(effects) || (condition !== undefined && becomesAnother(effects)),
    namesPlayer:
      mentions('effect', effects, 'eventPlayer') ||
      (condition !== undefined && mentions('condition', condition, 'eventPlayer')),
  })
  const isEndStep =
    on.kind === 'beginningOf' && on.step === 'end' && on.whose === 'eachPlayer' && condition === undefined
  const during = ability.while === undefined ? '' : ` while ${conditionPhrase(ability.while, talk)}`
  const lead = (isEndStep ? trigger.replace('each end step', 'the end step') : trigger) + during
  const aboutSelf = talk.isTopic('self')
  const onCondition = condition === undefined ? '' : `, if ${conditionPhrase(condition, talk)}`
  // What only the condition spoke of is named again.
  if (condition !== undefined && !aboutSelf && talk.wording.pronouns !== 'always') talk.forgetTopic()
  if (typeof talk.roles.object === 'object' && 'noun' in talk.roles.object) talk.setTopic('eventObject')
  const chosen = Object.values(ability.targets ?? {}).map((target) => chosenByOther(target, talk))
  const start = `${word(ability.abilityWord)}${capitalise(lead)}${onCondition}, ${chosen.join('')}`
  const lines = withLead(start, ability, talk)
  if (Object.values(ability.targets ?? {}).some(({ ifIllegal }) => ifIllegal !== undefined))
    lines[lines.length - 1] += ' This ability still resolves if its target becomes illegal.'
  if (limit) lines[lines.length - 1] += ` This ability triggers only ${timesWord(limit.times)} each turn.`
  return lines
}
