import { characteristics, type DivideDecision, type NumberDecision } from '@spellwright/engine'
import { NotRunnable, ScriptFailure } from '../format/problem.ts'
import type { ChoiceAnswer } from '../format/scenario.ts'
import { type Play, seatOf, unanswered } from './play.ts'

type NumberAnswer = Extract<ChoiceAnswer, { kind: 'number' | 'die' }>
const isNumber = (answer: ChoiceAnswer): answer is NumberAnswer => answer.kind === 'number'

/** Phyrexian symbols are asked for one by one elsewhere: yes is life. */
function phyrexian(play: Play, decision: NumberDecision): number {
  const { manaCost } = characteristics(play.table.game, decision.source)
  const symbols = (manaCost ?? '').split('/P}').length - 1
  let life = 0
  for (let symbol = 0; symbol < symbols; symbol++) {
    const answer = play.book.takeChoice(seatOf(decision), (item) => item.kind === 'yesNo')
    if (!answer && play.strict) break
    if (!answer || (answer.kind === 'yesNo' && answer.value)) life++
  }
  return Math.min(decision.max, Math.max(decision.min, life))
}

export function answerNumber(play: Play, decision: NumberDecision): number {
  if (decision.purpose === 'phyrexian') return phyrexian(play, decision)
  const answer = play.book.takeChoice(seatOf(decision), isNumber)
  if (answer) {
    if (answer.value >= decision.min && answer.value <= decision.max) return answer.value
    const position = play.action?.done === false ? play.action.position : null
    const kind = decision.purpose === 'x' && position !== null ? 'illegalAction' : 'illegalChoice'
    throw new ScriptFailure(kind, `${answer.value} is not between ${decision.min} and ${decision.max}.`, position)
  }
  if (play.strict) unanswered(play, decision, 'illegalChoice')
  // As much as can be paid for.
  if (decision.purpose === 'x') return decision.max
  throw new NotRunnable(`default for ${decision.purpose}`)
}

/** One number for each recipient in order; where they end, or at a skip, the suggestion goes on. */
function numbersFor(play: Play, decision: DivideDecision, recipients: number): number[] {
  const seat = seatOf(decision)
  const shares: number[] = []
  while (shares.length < recipients) {
    const answer = play.book.takeChoice(
      seat,
      (item) => item.kind === 'number' || (item.kind === 'skip' && play.book.left(seat).choices[0] === item),
    )
    if (answer?.kind !== 'number') return shares
    shares.push(answer.value)
  }
  return shares
}

/** The given shares, the suggested ones for the rest as far as the total goes, and what is left for one of them. */
function completed(decision: DivideDecision, given: readonly number[], leftoverTo: number): number[] {
  const { total, among, suggestion } = decision
  let left = total
  const shares = among.map((_, index) => {
    const wanted = given[index] ?? (index === leftoverTo ? 0 : Math.min(suggestion[index]!, left))
    left -= wanted
    return wanted
  })
  shares[leftoverTo] = shares[leftoverTo]! + Math.max(0, left)
  return shares
}

export function answerDivide(play: Play, decision: DivideDecision): readonly number[] {
  const chosen = play.shares
  play.shares = null
  if (chosen?.length === decision.among.length) return legal(decision, chosen)
  const isCombat = decision.purpose === 'damageAssignment'
  // With trample the last recipient is what is attacked: it gets the rest.
  const attack = play.table.game.state.combat?.attackers.find(({ attacker }) => attacker === decision.source)
  const isPast = isCombat && attack !== undefined && attack.defender === decision.among.at(-1)
  const recipients = decision.among.length - (isPast ? 1 : 0)
  const given = numbersFor(play, decision, recipients)
  if (given.length === 0) return decision.suggestion
  return legal(decision, completed(decision, given, isPast ? recipients : 0))
}

function legal(decision: DivideDecision, shares: readonly number[]): readonly number[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  const reason =
    sum === decision.total ? (decision.check?.(shares) ?? null) : `The shares add up to ${sum}, not ${decision.total}.`
  if (reason !== null) throw new ScriptFailure('illegalChoice', reason)
  return shares
}
