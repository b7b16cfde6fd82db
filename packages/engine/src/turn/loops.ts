import type { Game } from '../game/game.ts'
import { positionKey } from '../state/position-key.ts'
import type { LoopSize } from '../state/state.ts'

/** How many resolutions without an optional choice happen before positions are compared. */
const PATIENCE = 12

/** A growing position is looked at after so many actions each time. */
const GROWTH_INTERVAL = 40
/** How many of these looks must find the same. */
const LOOKS = 4

/** Something happened without a choice. */
export function noteAction(game: Game): void {
  game.state.loop.actions++
}

/** A player did something optional, so there is no loop so far. */
export function resetLoop(game: Game): void {
  if (game.state.loop.actions === 0 && game.state.loop.keys.length === 0) return
  game.state.loop = { keys: [], actions: 0, sizes: [] }
}

/**
 * CR 104.4b: if the same position occurs again without an optional choice in between, it is a loop of mandatory actions.
 * Positions are compared only after a long series of mandatory actions.
 */
export function isMandatoryLoop(game: Game): boolean {
  const { loop } = game.state
  if (loop.actions < PATIENCE) return false
  if (loop.actions >= (loop.sizes.at(-1)?.at ?? 0) + GROWTH_INTERVAL && growsForEver(game)) return true
  const key = positionKey(game)
  if (loop.keys.includes(key)) return true
  loop.keys = [...loop.keys.slice(-60), key]
  return false
}

/** What would end a series of mandatory actions by running out, and what grows meanwhile. */
function sizeNow({ state }: Game): LoopSize {
  const { stack, battlefield, objects, library, hand, players } = state
  const totals = players.map(({ life, counters }) => [life, counters['poison'] ?? 0])
  const counters = battlefield.flatMap((id) => Object.values(objects[id]?.counters ?? {}))
  return {
    at: state.loop.actions,
    limits: [...totals, library.map(({ length }) => length), hand.map(({ length }) => length)].flat(),
    growing: [stack.length, battlefield.length, counters.reduce((sum, count) => sum + count, 0)],
  }
}

const goesOn = (before: LoopSize, after: LoopSize): boolean =>
  before.limits.every((limit, at) => after.limits[at] === limit) &&
  before.growing.every((size, at) => (after.growing[at] ?? 0) >= size)

/**
 * CR 104.4b: a position that only grows (Polyraptor with Aether Flash) never occurs again. It is a loop if, over many
 * mandatory actions, nothing becomes less that could run out.
 */
function growsForEver(game: Game): boolean {
  const { loop } = game.state
  const now = sizeNow(game)
  const last = loop.sizes.at(-1)
  loop.sizes = last === undefined || goesOn(last, now) ? [...loop.sizes, now] : [now]
  return loop.sizes.length >= LOOKS
}
