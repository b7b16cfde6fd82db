import type { OptionsDecision, Purpose } from '@spellwright/engine'
import { NotRunnable, ScriptFailure } from '../format/problem.ts'
import type { ChoiceAnswer, PickAnswer } from '../format/scenario.ts'
import { comparable } from '../table/ability-text.ts'
import { type Play, seatOf, unanswered } from './play.ts'

const isYesNo = ({ options }: OptionsDecision): boolean =>
  options.length === 2 && options[0]!.label === 'Yes' && options[1]!.label === 'No'

type YesNo = Extract<ChoiceAnswer, { kind: 'yesNo' | 'coin' }>
const isYesOrNo = (answer: ChoiceAnswer): answer is YesNo => answer.kind === 'yesNo'

const YES: readonly number[] = [0]
const NO: readonly number[] = [1]

function yesOrNo(play: Play, decision: OptionsDecision): readonly number[] {
  const answer = play.book.takeChoice(seatOf(decision), isYesOrNo)
  if (!answer) {
    if (play.strict) unanswered(play, decision, 'illegalChoice')
    return YES
  }
  if (play.attacking && decision.purpose === 'payOrNot') alsoTheOthers(play, decision, answer)
  return answer.value ? YES : NO
}

/** Here the costs of an attack are paid together; elsewhere each is asked for. */
function alsoTheOthers(play: Play, decision: OptionsDecision, first: YesNo): void {
  const isNext = (answer: ChoiceAnswer): boolean => isYesOrNo(answer) && answer.after === first.after
  for (;;) {
    const next = play.book.takeChoice(seatOf(decision), isNext)
    if (!next) return
    if ((next as YesNo).value !== first.value) throw new NotRunnable('an attack paid for in part')
  }
}

/** The n-th mode as printed, from 1; if that one is chosen already, the n-th of the others. */
function modes(play: Play, decision: OptionsDecision): readonly number[] | null {
  const { options, min, max, repeat } = decision
  const chosen: number[] = []
  while (chosen.length < max) {
    const answer = play.book.takeMode(seatOf(decision))
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

/** Does the text mean this option? Words by their beginning, mana by the name of its colour, effects by their source. */
function means(text: string, label: string, value: string | number): boolean {
  const wanted = comparable(text).replace(/^cast (?=[^ ])/, '')
  const words = comparable(label)
  if (words === '' || wanted === '') return false
  if (words.startsWith(wanted) || wanted.startsWith(`${words}:`) || String(value).toLowerCase() === wanted) return true
  const symbol = COLOR_WORDS[wanted]
  if (symbol !== undefined && (label === `{${symbol}}` || label === symbol)) return true
  const [name, part] = wanted.split('*', 2)
  return part !== undefined && words.includes(name!)
}

const indexOf = ({ options }: OptionsDecision, { text }: PickAnswer): number =>
  options.findIndex(({ label, value }) => means(text, label, value))

function byText(play: Play, decision: OptionsDecision): readonly number[] | null {
  const answer = play.book.takeChoice(
    seatOf(decision),
    (item): item is PickAnswer => item.kind === 'pick' && indexOf(decision, item) >= 0,
  )
  return answer ? [indexOf(decision, answer)] : null
}

/** How a permanent enters is a question of yes (the first way) or no elsewhere. */
function firstOrSecond(play: Play, decision: OptionsDecision): readonly number[] | null {
  if (decision.purpose !== 'choose' || decision.options.length !== 2) return null
  const answer = play.book.takeChoice(seatOf(decision), isYesOrNo)
  if (!answer) return null
  return answer.value ? YES : NO
}

/** Without an answer the first (oldest) option is taken: questions others do not ask, or with that default. */
const FIRST: ReadonlySet<Purpose> = new Set<Purpose>([
  'replacement',
  'choosePile',
  'manaColor',
  'costChoice',
  'playOrDraw',
  'mulligan',
  'loopChoice',
])

export function answerOptions(play: Play, decision: OptionsDecision): readonly number[] {
  if (isYesNo(decision)) return yesOrNo(play, decision)
  if (decision.purpose === 'mode') {
    const chosen = modes(play, decision) ?? byText(play, decision)
    if (chosen) return chosen
    if (play.strict) unanswered(play, decision, 'illegalChoice')
    return decision.options.map((_, index) => index).slice(0, Math.max(1, decision.min))
  }
  const chosen = byText(play, decision) ?? firstOrSecond(play, decision)
  if (chosen) return chosen
  if (decision.purpose === 'manaColor' && decision.options.some(({ label }) => new Set(label.match(/\{.\}/g)).size > 1))
    throw new NotRunnable('mana in any combination')
  if (FIRST.has(decision.purpose)) return [0]
  if (play.strict) unanswered(play, decision, 'illegalChoice')
  throw new NotRunnable(`default for ${decision.purpose}`)
}
