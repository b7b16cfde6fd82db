import type { ArrangeDecision, Game, ObjectId, OrderDecision, OrderItem, PilesDecision } from '@spellwright/engine'
import { characteristics } from '@spellwright/engine'
import type { ChoiceAnswer, PickAnswer, TargetReference } from '../format/scenario.ts'
import { abilityText, beginsLike } from '../table/ability-text.ts'
import { goesBy, shownName } from '../table/names.ts'
import { refersTo } from '../table/reference.ts'
import { type Play, seatOf } from './play.ts'

/** A trigger goes by its source's name or by how its text begins. */
function isCalled(game: Game, item: OrderItem, text: string): boolean {
  if (goesBy(game, item.object, text)) return true
  if (!item.ability) return item.label.toLowerCase() === text.toLowerCase()
  const name = shownName(game, item.object) || item.label
  const known = game.state.objects[item.object]
    ? characteristics(game, item.object)
    : game.state.lastKnown.get(item.object)?.characteristics
  const facts = { name, types: [], supertypes: [], subtypes: known?.subtypes ?? [] }
  // An ability that a keyword stands for goes by the keyword too: "Soulbond".
  const { keyword } = item.ability as { keyword?: unknown }
  const words = typeof keyword === 'string' ? [keyword] : []
  return beginsLike([abilityText(item.ability, facts), item.label, ...words], text, name)
}

function takeItem(play: Play, decision: OrderDecision, free: readonly number[]): number | null {
  const { game } = play.table
  const nth = (pick: PickAnswer): number =>
    free.find((index) => isCalled(game, decision.items[index]!, pick.text)) ?? -1
  const answer = play.book.takeChoice(
    seatOf(decision),
    (item: ChoiceAnswer): item is PickAnswer => item.kind === 'pick' && nth(item) >= 0,
  )
  return answer ? nth(answer) : null
}

/** The picked ones in the order picked, the others after them as they came. */
export function answerOrder(play: Play, decision: OrderDecision): readonly number[] {
  let free = decision.items.map((_, index) => index)
  const order: number[] = []
  if (decision.purpose === 'orderTimestamps') return free
  while (free.length > 1) {
    const index = takeItem(play, decision, free)
    if (index === null) break
    order.push(index)
    free = free.filter((other) => other !== index)
  }
  const all = [...order, ...free]
  // Cards put on top one after the other: the last one chosen is topmost. Here the topmost is named first.
  return decision.purpose === 'orderCards' && decision.text.includes('topmost first') ? all.reverse() : all
}

/** Cards named by targets or choices, until a skip or until none of them fits. */
function named(play: Play, seat: ReturnType<typeof seatOf>, items: readonly ObjectId[]): number[] {
  const { book, table } = play
  const chosen: number[] = []
  const find = (reference: TargetReference): number =>
    items.findIndex((id, index) => !chosen.includes(index) && refersTo(table, reference, id))
  for (;;) {
    const target = book.takeTarget(seat, (item) =>
      item.kind === 'skip' ? true : item.targets.every((reference) => find(reference) >= 0),
    )
    if (target?.kind === 'skip') return chosen
    if (target) {
      for (const reference of target.targets) chosen.push(find(reference))
      continue
    }
    const choice = book.takeChoice(
      seat,
      (item): item is PickAnswer => item.kind === 'pick' && find({ card: item.text }) >= 0,
    )
    if (!choice) return chosen
    chosen.push(find({ card: choice.text }))
  }
}

/** Scry and surveil: the named cards go to the other place, the rest stays on top as it is. */
export function answerArrange(play: Play, decision: ArrangeDecision): readonly (readonly number[])[] {
  const aside = named(play, seatOf(decision), decision.items)
  const stay = decision.items.map((_, index) => index).filter((index) => !aside.includes(index))
  return decision.places.map((_, place) => (place === 0 ? stay : place === 1 ? aside : []))
}

export function answerPiles(play: Play, decision: PilesDecision): readonly number[] {
  return named(play, seatOf(decision), decision.items)
}
