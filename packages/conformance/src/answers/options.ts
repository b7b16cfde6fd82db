import type { OptionsDecision, Purpose } from '@spellwright/engine'
import { NotRunnable, ScriptFailure } from '../format/errors.ts'
import type { ChoiceAnswer, PickAnswer } from '../format/scenario.ts'
import { normalizedText } from '../table/ability-text.ts'
import { type AnswerContext, failUnanswered, seatOf } from './answer-context.ts'

const isYesNo = ({ options }: OptionsDecision): boolean => options.map(({ label }) => label).join('/') === 'Yes/No'

type YesNoAnswer = Extract<ChoiceAnswer, { kind: 'yesNo' | 'coin' }>
const isYesNoAnswer = (answer: ChoiceAnswer): answer is YesNoAnswer => answer.kind === 'yesNo'

const YES: readonly number[] = [0]
const NO: readonly number[] = [1]

/** Paying life as a permanent enters: a setup says what there is, so that life is already paid. */
function isPaidBySetup({ isSettingUp }: AnswerContext, { about }: OptionsDecision): boolean {
  const data = about?.data
  return isSettingUp && data?.kind === 'payToEnter' && data.cost.some(({ kind }) => kind === 'payLife')
}

function answerYesNo(context: AnswerContext, decision: OptionsDecision): readonly number[] {
  if (isPaidBySetup(context, decision)) return YES
  const answer = context.prepared.takeChoice(seatOf(decision), isYesNoAnswer)
  if (!answer) {
    const byPaying = decision.purpose === 'additionalCost' ? answerByPaying(context, decision) : null
    if (byPaying !== null) return byPaying
    if (context.isStrict) failUnanswered(context, decision, 'illegalChoice')
    return YES
  }
  if (context.isPayingForAttack && decision.purpose === 'payOrNot') takeFurtherAnswers(context, decision, answer)
  return answer.value ? YES : NO
}

/** Other engines ask at once what pays for an optional cost: naming it is a yes, skipping it a no. */
function answerByPaying(context: AnswerContext, decision: OptionsDecision): readonly number[] | null {
  const { prepared } = context
  const [front] = prepared.remaining(seatOf(decision)).choices
  if (front === undefined || front.after > prepared.progress) return null
  if (front.kind === 'pick') return YES
  return front.kind === 'skip' && prepared.takeChoice(seatOf(decision), (item) => item === front) ? NO : null
}

/** This engine asks once for all costs of an attack; other engines ask for each, so their answers must agree. */
function takeFurtherAnswers(context: AnswerContext, decision: OptionsDecision, first: YesNoAnswer): void {
  const isNext = (answer: ChoiceAnswer): boolean => isYesNoAnswer(answer) && answer.after === first.after
  for (;;) {
    const next = context.prepared.takeChoice(seatOf(decision), isNext)
    if (!next) return
    if ((next as YesNoAnswer).value !== first.value) throw new NotRunnable('an attack paid for in part')
  }
}

/** The n-th mode as printed, counted from 1; if it is already chosen, the n-th of the others. */
function chooseModes(context: AnswerContext, decision: OptionsDecision): readonly number[] | null {
  const { options, min, max, repeat } = decision
  const chosen: number[] = []
  while (chosen.length < max) {
    const answer = context.prepared.takeMode(seatOf(decision))
    if (!answer) break
    if (answer.kind === 'skip') return chosen
    const asPrinted = options.findIndex(({ value }) => value === answer.value - 1)
    const others = options.map((_, at) => at).filter((at) => repeat || !chosen.includes(at))
    const index = chosen.includes(asPrinted) && !repeat ? others[answer.value - 1] : asPrinted
    if (index === undefined || index < 0)
      throw new ScriptFailure('illegalMode', `There is no mode ${answer.value} to choose.`)
    chosen.push(index)
  }
  return chosen.length > 0 && chosen.length >= min ? chosen : null
}

const COLOR_WORDS: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: 'C',
}

/** Whether the text refers to this option: labels by their beginning, mana by its colour, effects by their source. */
function matchesOption(text: string, label: string, value: string | number): boolean {
  const wanted = normalizedText(text).replace(/^cast (?=[^ ])/, '')
  const option = normalizedText(label)
  if (option === '' || wanted === '') return false
  if (option.startsWith(wanted) || wanted.startsWith(`${option}:`) || String(value).toLowerCase() === wanted)
    return true
  const symbol = COLOR_WORDS[wanted]
  if (symbol !== undefined && (label === symbol || new RegExp(`^(\\{${symbol}\\})+$`).test(label))) return true
  const [name = '', part] = wanted.split('*', 2)
  return part !== undefined && option.includes(name)
}

const indexOf = ({ options }: OptionsDecision, { text }: PickAnswer): number =>
  options.findIndex(({ label, value }) => matchesOption(text, label, value))

function chooseByText(context: AnswerContext, decision: OptionsDecision): readonly number[] | null {
  const answer = context.prepared.takeChoice(
    seatOf(decision),
    (item): item is PickAnswer => item.kind === 'pick' && indexOf(decision, item) >= 0,
  )
  return answer ? [indexOf(decision, answer)] : null
}

/** Other engines ask for a number where this one names what is numbered, such as the chapter a Saga begins with. */
function chooseByNumber(context: AnswerContext, decision: OptionsDecision): readonly number[] | null {
  if (decision.purpose !== 'choose') return null
  const at = (answer: ChoiceAnswer): number =>
    answer.kind === 'number'
      ? decision.options.findIndex(({ label }) => new RegExp(`\\b${answer.value}\\b`).test(label))
      : -1
  const answer = context.prepared.takeChoice(seatOf(decision), (item) => at(item) >= 0)
  return answer ? [at(answer)] : null
}

const ASKED_WITH_YES_OR_NO: ReadonlySet<Purpose> = new Set<Purpose>(['choose', 'costChoice'])

/** Other engines ask with yes (the first option) or no how a permanent enters, and which of two costs is paid. */
function chooseByYesNo(context: AnswerContext, decision: OptionsDecision): readonly number[] | null {
  if (!ASKED_WITH_YES_OR_NO.has(decision.purpose) || decision.options.length !== 2) return null
  const answer = context.prepared.takeChoice(seatOf(decision), isYesNoAnswer)
  if (!answer) return null
  return answer.value ? YES : NO
}

/** Questions that other engines do not ask, or answer with the first option by default. */
const FIRST_BY_DEFAULT: ReadonlySet<Purpose> = new Set<Purpose>([
  'replacement',
  'choosePile',
  'manaColor',
  'costChoice',
  'playOrDraw',
  'mulligan',
  'loopChoice',
])

export function answerOptions(context: AnswerContext, decision: OptionsDecision): readonly number[] {
  if (isYesNo(decision)) return answerYesNo(context, decision)
  if (decision.purpose === 'mode') {
    const chosen = chooseModes(context, decision) ?? chooseByText(context, decision)
    if (chosen) return chosen
    if (context.isStrict) failUnanswered(context, decision, 'illegalChoice')
    return decision.options.map((_, index) => index).slice(0, Math.max(1, decision.min))
  }
  const chosen =
    chooseByText(context, decision) ?? chooseByNumber(context, decision) ?? chooseByYesNo(context, decision)
  if (chosen) return chosen
  if (decision.purpose === 'manaColor' && decision.options.some(({ label }) => new Set(label.match(/\{.\}/g)).size > 1))
    throw new NotRunnable('mana in any combination')
  if (FIRST_BY_DEFAULT.has(decision.purpose)) return [0]
  if (context.isStrict) failUnanswered(context, decision, 'illegalChoice')
  throw new NotRunnable(`default for ${decision.purpose}`)
}
