import { characteristics, type DivideDecision, type NumberDecision } from '@spellwright/engine'
import { NotRunnable, ScriptFailure } from '../format/errors.ts'
import type { ChoiceAnswer } from '../format/scenario.ts'
import { type AnswerContext, failUnanswered, seatOf } from './answer-context.ts'

type NumberAnswer = Extract<ChoiceAnswer, { kind: 'number' | 'die' }>
const isNumber = (answer: ChoiceAnswer): answer is NumberAnswer => answer.kind === 'number'

/** Other engines ask for each Phyrexian symbol separately, where yes means paying life. */
function answerPhyrexian(context: AnswerContext, decision: NumberDecision): number {
  const { manaCost } = characteristics(context.table.game, decision.source)
  const symbols = (manaCost ?? '').split('/P}').length - 1
  let life = 0
  for (let symbol = 0; symbol < symbols; symbol++) {
    const answer = context.prepared.takeChoice(seatOf(decision), (item) => item.kind === 'yesNo')
    if (!answer && context.isStrict) break
    if (!answer || (answer.kind === 'yesNo' && answer.value)) life++
  }
  return Math.min(decision.max, Math.max(decision.min, life))
}

/** Other engines ask at once which objects, where this one first asks how many: as many as the next answers name. */
function picksAhead(context: AnswerContext, decision: NumberDecision): number {
  const { choices } = context.prepared.remaining(seatOf(decision))
  const [front] = choices
  if (front === undefined || front.after > context.prepared.progress) return 0
  const end = choices.findIndex(
    (answer) => answer.kind !== 'pick' || answer.hint !== 'object' || answer.after !== front.after,
  )
  return end < 0 ? choices.length : end
}

export function answerNumber(context: AnswerContext, decision: NumberDecision): number {
  if (decision.purpose === 'phyrexian') return answerPhyrexian(context, decision)
  const answer = context.prepared.takeChoice(seatOf(decision), isNumber)
  if (answer) {
    if (answer.value >= decision.min && answer.value <= decision.max) return answer.value
    const position = context.action?.isDone === false ? context.action.position : null
    const kind = decision.purpose === 'x' && position !== null ? 'illegalAction' : 'illegalChoice'
    throw new ScriptFailure(kind, `${answer.value} is not between ${decision.min} and ${decision.max}.`, position)
  }
  const picked = decision.purpose === 'number' ? picksAhead(context, decision) : 0
  if (picked > 0 && picked <= decision.max) return picked
  if (context.isStrict) failUnanswered(context, decision, 'illegalChoice')
  // By default, X is as large as the player can pay for.
  if (decision.purpose === 'x') return decision.max
  throw new NotRunnable(`default for ${decision.purpose}`)
}

/** Takes one number per recipient, in order, until there are none left or a skip comes. */
function takeNumbers(context: AnswerContext, decision: DivideDecision, recipients: number): number[] {
  const seat = seatOf(decision)
  const shares: number[] = []
  while (shares.length < recipients) {
    const answer = context.prepared.takeChoice(
      seat,
      (item) =>
        item.kind === 'number' || (item.kind === 'skip' && context.prepared.remaining(seat).choices[0] === item),
    )
    if (answer?.kind !== 'number') return shares
    shares.push(answer.value)
  }
  return shares
}

/** Fills up the given shares with the suggested ones, and gives what is left of the total to one recipient. */
function withSuggestions(decision: DivideDecision, given: readonly number[], leftoverTo: number): number[] {
  const { total, among, suggestion } = decision
  let left = total
  const shares = among.map((_, index) => {
    const wanted = given[index] ?? (index === leftoverTo ? 0 : Math.min(suggestion[index] ?? 0, left))
    left -= wanted
    return wanted
  })
  return shares.map((share, index) => (index === leftoverTo ? share + Math.max(0, left) : share))
}

export function answerDivide(context: AnswerContext, decision: DivideDecision): readonly number[] {
  const chosen = context.shares
  context.shares = null
  if (chosen?.length === decision.among.length) return requireLegal(decision, chosen)
  const isCombat = decision.purpose === 'damageAssignment'
  // With trample the last recipient is the player or permanent that is attacked, which gets the rest (CR 702.19b).
  const attack = context.table.game.state.combat?.attackers.find(({ attacker }) => attacker === decision.source)
  const hasTrampleRecipient = isCombat && attack !== undefined && attack.defender === decision.among.at(-1)
  const recipients = decision.among.length - (hasTrampleRecipient ? 1 : 0)
  const given = takeNumbers(context, decision, recipients)
  if (given.length === 0) return decision.suggestion
  return requireLegal(decision, withSuggestions(decision, given, hasTrampleRecipient ? recipients : 0))
}

function requireLegal(decision: DivideDecision, shares: readonly number[]): readonly number[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  const reason =
    sum === decision.total ? (decision.check?.(shares) ?? null) : `The shares add up to ${sum}, not ${decision.total}.`
  if (reason !== null) throw new ScriptFailure('illegalChoice', reason)
  return shares
}
