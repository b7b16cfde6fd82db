import type { ArrangeDecision, Game, ObjectId, OrderDecision, OrderItem, PilesDecision } from '@spellwright/engine'
import { characteristics } from '@spellwright/engine'
import type { ChoiceAnswer, PickAnswer, TargetReference } from '../format/scenario.ts'
import { abilityText, someStartsWith } from '../table/ability-text.ts'
import { matchesName, shownName } from '../table/names.ts'
import { isReferenceTo } from '../table/reference.ts'
import { type AnswerContext, seatOf } from './answer-context.ts'

/** A triggered ability is named by its source or by the beginning of its text. */
function matchesTrigger(game: Game, item: OrderItem, text: string): boolean {
  if (matchesName(game, item.object, text)) return true
  if (!item.ability) return item.label.toLowerCase() === text.toLowerCase()
  const name = shownName(game, item.object) || item.label
  const known = game.state.objects[item.object]
    ? characteristics(game, item.object)
    : game.state.lastKnown.get(item.object)?.characteristics
  const facts = { name, types: [], supertypes: [], subtypes: known?.subtypes ?? [] }
  // An ability that a keyword expands to can also be named by the keyword, such as "Soulbond".
  const { keyword } = item.ability as { keyword?: unknown }
  const words = typeof keyword === 'string' ? [keyword] : []
  return someStartsWith([abilityText(item.ability, facts), item.label, ...words], text, name)
}

function takeItem(context: AnswerContext, decision: OrderDecision, free: readonly number[]): number | null {
  const { game } = context.table
  const nth = (pick: PickAnswer): number =>
    decision.items.findIndex((item, index) => free.includes(index) && matchesTrigger(game, item, pick.text))
  const answer = context.prepared.takeChoice(
    seatOf(decision),
    (item: ChoiceAnswer): item is PickAnswer => item.kind === 'pick' && nth(item) >= 0,
  )
  return answer ? nth(answer) : null
}

/** The picked items in the order in which they are picked, and then the others in their original order. */
export function answerOrder(context: AnswerContext, decision: OrderDecision): readonly number[] {
  let free = decision.items.map((_, index) => index)
  const order: number[] = []
  if (decision.purpose === 'orderTimestamps') return free
  while (free.length > 1) {
    const index = takeItem(context, decision, free)
    if (index === null) break
    order.push(index)
    free = free.filter((other) => other !== index)
  }
  const all = [...order, ...free]
  // Scripts put cards on top one after the other, so the last one is on top; this engine wants the top card first.
  return decision.purpose === 'orderCards' && decision.text.includes('topmost first') ? all.reverse() : all
}

/** Takes cards named by targets until a skip comes or nothing matches. */
function takeTargetedCards(
  { prepared, table }: AnswerContext,
  seat: ReturnType<typeof seatOf>,
  items: readonly ObjectId[],
): number[] {
  const chosen: number[] = []
  const find = (reference: TargetReference): number =>
    items.findIndex((id, index) => !chosen.includes(index) && isReferenceTo(table, reference, id))
  for (;;) {
    const target = prepared.takeTarget(seat, (item) =>
      item.kind === 'skip' ? true : item.targets.every((reference) => find(reference) >= 0),
    )
    if (target?.kind !== 'target') return chosen
    for (const reference of target.targets) chosen.push(find(reference))
  }
}

/** Takes cards named by targets and then by choices. */
function takeNamedCards(context: AnswerContext, seat: ReturnType<typeof seatOf>, items: readonly ObjectId[]): number[] {
  const chosen = takeTargetedCards(context, seat, items)
  const find = (text: string): number =>
    items.findIndex((id, index) => !chosen.includes(index) && isReferenceTo(context.table, { card: text }, id))
  for (;;) {
    const choice = context.prepared.takeChoice(
      seat,
      (item): item is PickAnswer => item.kind === 'pick' && find(item.text) >= 0,
    )
    if (!choice) return chosen
    chosen.push(find(choice.text))
  }
}

/**
 * For scry and surveil, targets go to the second place. The others stay on top, in their order unless choices name them:
 * then the one named last is on top.
 */
export function answerArrange(context: AnswerContext, decision: ArrangeDecision): readonly (readonly number[])[] {
  const aside = takeTargetedCards(context, seatOf(decision), decision.items)
  const stay = decision.items.map((_, index) => index).filter((index) => !aside.includes(index))
  const onTop = orderOnTop(context, decision, stay)
  return decision.places.map((_, place) => (place === 0 ? onTop : place === 1 ? aside : []))
}

function orderOnTop({ prepared, table }: AnswerContext, decision: ArrangeDecision, stay: readonly number[]): number[] {
  const named: number[] = []
  const rest = (): number[] => stay.filter((index) => !named.includes(index))
  const find = (text: string): number | undefined =>
    rest().find((index) => {
      const item = decision.items[index]
      return item !== undefined && isReferenceTo(table, { card: text }, item)
    })
  while (rest().length > 1) {
    const choice = prepared.takeChoice(
      seatOf(decision),
      (item): item is PickAnswer => item.kind === 'pick' && find(item.text) !== undefined,
    )
    const index = choice ? find(choice.text) : undefined
    if (index === undefined) break
    named.push(index)
  }
  return named.length === 0 ? [...stay] : [...named, ...rest()].reverse()
}

export function answerPiles(context: AnswerContext, decision: PilesDecision): readonly number[] {
  return takeNamedCards(context, seatOf(decision), decision.items)
}
