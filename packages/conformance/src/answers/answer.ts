import {
  type Answer,
  type Answers,
  type Decision,
  type DecisionOf,
  defaultAnswer,
  type Shape,
} from '@spellwright/engine'
import { NotRunnable } from '../format/problem.ts'
import type { PickAnswer } from '../format/scenario.ts'
import { answerDivide, answerNumber } from './numbers.ts'
import { answerObjects } from './objects.ts'
import { answerOptions } from './options.ts'
import { answerArrange, answerOrder, answerPiles } from './orders.ts'
import { answerPay } from './payment.ts'
import { type Play, seatOf, unanswered } from './play.ts'

/** Priority, attackers and blockers come from the script; everything else from the prepared answers. */
export type AnsweredShape = Exclude<Shape, 'act' | 'attack' | 'block'>

function answerName(play: Play, decision: DecisionOf<'name'>): string {
  const pick = play.book.takeChoice(seatOf(decision), (item): item is PickAnswer => item.kind === 'pick')
  if (!pick) {
    if (play.strict) unanswered(play, decision, 'illegalChoice')
    throw new NotRunnable('default for chooseName')
  }
  if (decision.check(pick.text) !== null) throw new NotRunnable(`the card name ${pick.text}`)
  return pick.text
}

const ways: { [S in AnsweredShape]: (play: Play, decision: DecisionOf<S>) => Answers[S] } = {
  objects: answerObjects,
  options: answerOptions,
  number: answerNumber,
  name: answerName,
  order: answerOrder,
  arrange: answerArrange,
  piles: answerPiles,
  divide: answerDivide,
  pay: answerPay,
  sideboard: (_, decision) => defaultAnswer<'sideboard'>(decision),
}

/** Answer a question from what the scenario prepared. */
export function answerTo(play: Play, decision: DecisionOf<AnsweredShape>): Answer {
  const way = ways[decision.shape] as (play: Play, decision: Decision) => Answer
  return way(play, decision)
}
