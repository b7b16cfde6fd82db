import {
  type Answer,
  type Answers,
  type Decision,
  type DecisionOf,
  defaultAnswer,
  type Shape,
} from '@spellwright/engine'
import { NotRunnable } from '../format/errors.ts'
import type { PickAnswer } from '../format/scenario.ts'
import { type AnswerContext, failUnanswered, seatOf } from './answer-context.ts'
import { answerDivide, answerNumber } from './numbers.ts'
import { answerObjects } from './objects.ts'
import { answerOptions } from './options.ts'
import { answerArrange, answerOrder, answerPiles } from './orders.ts'
import { answerPay } from './payment.ts'

/** The script itself answers priority, attackers and blockers; prepared answers are for all other shapes. */
export type AnsweredShape = Exclude<Shape, 'act' | 'attack' | 'block'>

function answerName(context: AnswerContext, decision: DecisionOf<'name'>): string {
  const pick = context.prepared.takeChoice(seatOf(decision), (item): item is PickAnswer => item.kind === 'pick')
  if (!pick) {
    if (context.isStrict) failUnanswered(context, decision, 'illegalChoice')
    throw new NotRunnable('default for chooseName')
  }
  if (decision.check(pick.text) !== null) throw new NotRunnable(`the card name ${pick.text}`)
  return pick.text
}

const answerers: { [S in AnsweredShape]: (context: AnswerContext, decision: DecisionOf<S>) => Answers[S] } = {
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

/** Answers a question from the prepared answers of the scenario. */
export function answerDecision(context: AnswerContext, decision: DecisionOf<AnsweredShape>): Answer {
  const answerer = answerers[decision.shape] as (context: AnswerContext, decision: Decision) => Answer
  return answerer(context, decision)
}
