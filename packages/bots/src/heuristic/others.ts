import {
  type ArrangeDecision,
  type DivideDecision,
  defaultAnswer,
  isObjectEntity,
  type NumberDecision,
  type ObjectId,
  type OrderDecision,
  type PilesDecision,
} from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { hasKeyword } from '../seat/seen-object.ts'
import { aimAbility } from '../worth/aim.ts'
import { damageToKill } from '../worth/damage-worth.ts'
import { drawWorth } from '../worth/draw-worth.ts'
import { permanentWorth } from '../worth/permanent-worth.ts'
import { worthIn } from '../worth/zone-worth.ts'
import { bestX } from './face-up.ts'
import type { Memory } from './memory.ts'
import { questionSourceOf } from './question.ts'

const inHand = (s: SeenGame, id: ObjectId): number => {
  const object = s.object(id)
  return object ? worthIn(s, object, 'hand') : 0
}

/** X and other numbers: what makes the spell worth most. */
export function chooseNumber(s: SeenGame, decision: NumberDecision, memory: Memory): number {
  const { min, max, purpose, source } = decision
  // Phyrexian mana is paid with mana where that is possible.
  if (purpose !== 'x') return min
  const hidden = s.permanent(source)
  if (hidden?.faceDown) return Math.max(min, bestX(s, hidden, max))
  const asking = questionSourceOf(s, decision)
  let best = max
  let most = Number.NEGATIVE_INFINITY
  for (let x = max; x >= Math.max(min, max - 20); x--) {
    const { worth } = aimAbility(s, { ...asking.ctx, x }, asking.aimed)
    if (worth > most + 0.01) {
      most = worth
      best = x
    }
  }
  memory.announce({ ...memory.announcing(source), x: best })
  return best
}

/** What it is worth to find the card on top of the library. */
const onTop = (s: SeenGame, id: ObjectId): number => {
  const object = s.object(id)
  return object ? drawWorth(s, object) : 0
}

/** The best card on top; the order of triggers is left as it is. */
export function chooseOrder(s: SeenGame, decision: OrderDecision): readonly number[] {
  if (decision.purpose !== 'orderCards') return defaultAnswer<'order'>(decision)
  return decision.items
    .map(({ object }, index) => ({ index, worth: onTop(s, object) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ index }) => index)
}

/** What a card must be worth to be left on top. */
const WELCOME = 1.8

/** Scry and the like: welcome cards on top, the best first; the others aside. */
export function arrangeCards(s: SeenGame, { items, places }: ArrangeDecision): readonly (readonly number[])[] {
  const rated = items.map((id, index) => ({ index, worth: onTop(s, id) })).sort((a, b) => b.worth - a.worth)
  const top = rated.filter(({ worth }) => worth >= WELCOME).map(({ index }) => index)
  const aside = rated.filter(({ worth }) => worth < WELCOME).map(({ index }) => index)
  return places.map((_, place) => (place === 0 ? top : place === places.length - 1 ? aside : []))
}

/** Two piles that are hard to choose between. */
export function splitPiles(s: SeenGame, { items }: PilesDecision): readonly number[] {
  const rated = items.map((id, index) => ({ index, worth: inHand(s, id) || 1 })).sort((a, b) => b.worth - a.worth)
  const first: number[] = []
  let balance = 0
  for (const { index, worth } of rated) {
    if (balance <= 0) {
      first.push(index)
      balance += worth
    } else balance -= worth
  }
  return first
}

/** Divided damage: as many dead of theirs as possible, the most valuable first; the rest goes where it is allowed to. */
export function divideAmong(s: SeenGame, decision: DivideDecision): readonly number[] {
  const { among, total, minEach, suggestion } = decision
  const source = isObjectEntity(decision.source) ? s.permanent(decision.source) : undefined
  const needed = among.map((entity) => {
    const object = isObjectEntity(entity) ? s.object(entity) : null
    if (!object?.permanent || object.controller === s.me) return null
    const lethal = source && hasKeyword(source, 'deathtouch') ? 1 : damageToKill(object)
    return { lethal, worth: permanentWorth(s, object.permanent) }
  })
  const shares = among.map(() => minEach)
  let left = total - minEach * among.length
  const order = needed
    .flatMap((need, index) => (need ? [{ ...need, index }] : []))
    .sort((a, b) => b.worth / b.lethal - a.worth / a.lethal)
  for (const { index, lethal } of order) {
    const more = Math.max(0, lethal - minEach)
    if (more > left) continue
    shares[index]! += more
    left -= more
  }
  const past = among.findIndex((entity) => !isObjectEntity(entity))
  const rest = past >= 0 ? past : (order[0]?.index ?? 0)
  shares[rest]! += left
  return left >= 0 && s.seat.refusal(shares) === null ? shares : suggestion
}
