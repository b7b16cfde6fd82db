import type { PayAnswer, PayDecision } from '@spellwright/engine'
import { NotRunnable } from '../format/errors.ts'
import type { ChoiceAnswer, PickAnswer, Seat } from '../format/scenario.ts'
import { type AnswerContext, seatOf } from './answer-context.ts'

const SYMBOLS: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: 'C',
}

const symbolOf = (answer: ChoiceAnswer): string | undefined =>
  answer.kind === 'pick' ? SYMBOLS[answer.text.toLowerCase()] : undefined

const isManaPick = (answer: ChoiceAnswer): answer is PickAnswer => symbolOf(answer) !== undefined

const sortedManaTypes = (symbols: string): string =>
  [...symbols.matchAll(/\{(\w)\}/g)]
    .map(([, type]) => type)
    .sort()
    .join('')

/** Pays from the mana pool, with one mana for each prepared answer. */
function payManually(context: AnswerContext, decision: PayDecision): PayAnswer {
  const seat = seatOf(decision)
  const { choices } = context.prepared.remaining(seat)
  // If the pool alone cannot pay, the answer for the other part of the payment comes after those for mana.
  const next = decision.poolChoices.length > 0 ? choices[0] : choices.find((answer) => !isManaPick(answer))
  if (next?.kind === 'pick' && symbolOf(next) === undefined) throw new NotRunnable(`payment by ${next.text}`)
  if (decision.poolChoices.length === 0) return { kind: 'cancel' }
  const left = context.table.game.state.players[decision.player].pool.map(({ type }) => type as string)
  const remaining = decision.poolChoices.map(sortedManaTypes)
  for (;;) {
    const choice = remaining.indexOf([...left].sort().join(''))
    if (choice >= 0) return { kind: 'pool', choice }
    const pick = context.prepared.takeChoice(seat, isManaPick)
    if (!pick) return { kind: 'pool', choice: 0 }
    const at = left.indexOf(symbolOf(pick) ?? '')
    if (at < 0) throw new NotRunnable(`payment with ${pick.text} mana that is not in the pool`)
    left.splice(at, 1)
  }
}

/** Uses the payment plan of the engine, unless the scenario pays manually or cancels the payment. */
export function answerPay(context: AnswerContext, decision: PayDecision): PayAnswer {
  const seat = seatOf(decision)
  if (context.prepared.remaining(seat).choices[0]?.kind === 'cancelPayment') {
    context.prepared.takeChoice(seat, ({ kind }) => kind === 'cancelPayment')
    return { kind: 'cancel' }
  }
  if (context.manualPayment.has(seat)) return payManually(context, decision)
  if (decision.plan !== null) return { kind: 'auto' }
  return decision.poolChoices.length > 0 ? { kind: 'pool', choice: 0 } : { kind: 'cancel' }
}

/** The engine does not ask if there is only one way to pay; the answers for that mana are dropped. */
export function dropManaPicks({ prepared }: AnswerContext, seat: Seat, spent: number): void {
  for (let mana = 0; mana < spent; mana++) {
    const front = prepared.remaining(seat).choices[0]
    if (!front || !isManaPick(front)) return
    prepared.takeChoice(seat, isManaPick)
  }
}
