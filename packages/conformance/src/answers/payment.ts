import type { PayAnswer, PayDecision } from '@spellwright/engine'
import { NotRunnable } from '../format/problem.ts'
import type { ChoiceAnswer, PickAnswer, Seat } from '../format/scenario.ts'
import { type Play, seatOf } from './play.ts'

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

const count = (symbols: string): string =>
  [...symbols.matchAll(/\{(\w)\}/g)]
    .map(([, type]) => type)
    .sort()
    .join('')

/** By hand: from the pool, one mana for each answer. */
function byHand(play: Play, decision: PayDecision): PayAnswer {
  const seat = seatOf(decision)
  const { choices } = play.book.left(seat)
  // Where the pool alone does not pay, the answer for what else does stands behind those for mana.
  const next = decision.poolChoices.length > 0 ? choices[0] : choices.find((answer) => !isManaPick(answer))
  if (next?.kind === 'pick' && symbolOf(next) === undefined) throw new NotRunnable(`payment by ${next.text}`)
  if (decision.poolChoices.length === 0) return { kind: 'cancel' }
  const left = play.table.game.state.players[decision.player].pool.map(({ type }) => type as string)
  const remaining = decision.poolChoices.map(count)
  for (;;) {
    const choice = remaining.indexOf([...left].sort().join(''))
    if (choice >= 0) return { kind: 'pool', choice }
    const pick = play.book.takeChoice(seat, isManaPick)
    if (!pick) return { kind: 'pool', choice: 0 }
    const at = left.indexOf(symbolOf(pick)!)
    if (at < 0) throw new NotRunnable(`payment with ${pick.text} mana that is not there`)
    left.splice(at, 1)
  }
}

/** The engine's own payment, unless it is to be done by hand or not at all. */
export function answerPay(play: Play, decision: PayDecision): PayAnswer {
  const seat = seatOf(decision)
  if (play.book.left(seat).choices[0]?.kind === 'cancelPayment') {
    play.book.takeChoice(seat, ({ kind }) => kind === 'cancelPayment')
    return { kind: 'cancel' }
  }
  if (play.manualPayment.has(seat)) return byHand(play, decision)
  if (decision.plan !== null) return { kind: 'auto' }
  return decision.poolChoices.length > 0 ? { kind: 'pool', choice: 0 } : { kind: 'cancel' }
}

/** Where there is one way only nothing is asked: the answers for that mana are used up. */
export function dropManaPicks({ book }: Play, seat: Seat, spent: number): void {
  for (let mana = 0; mana < spent; mana++) {
    const front = book.left(seat).choices[0]
    if (!front || !isManaPick(front)) return
    book.takeChoice(seat, isManaPick)
  }
}
