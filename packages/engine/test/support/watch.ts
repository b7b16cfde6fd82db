import type { Decision, Purpose } from '../../src/decision/decision.ts'
import type { EventKind, GameEvent } from '../../src/events/event.ts'
import { nameOf } from '../../src/query/lookup.ts'
import { entityPlayer, isPlayerEntity, type ObjectId } from '../../src/state/ids.ts'
import type { Board } from './board.ts'

/** Notes every event from now on. */
export function watch(board: Board): {
  readonly events: readonly GameEvent[]
  count(kind: EventKind, player?: 'A' | 'B'): number
} {
  const events: GameEvent[] = []
  board.game.listeners.push((event) => events.push(event))
  return {
    events,
    count: (kind, player) =>
      events.filter((event) => event.kind === kind && (!player || event.player === (player === 'A' ? 0 : 1))).length,
  }
}

/** Answers the next question of that purpose with these names; the list fills with what was on offer. */
export function offers(board: Board, purpose: Purpose, ...choose: string[]): readonly string[] {
  const seen: string[] = []
  board.reply(purpose, (decision) => {
    if (decision.shape !== 'objects') throw new Error(`Not a choice of objects: ${decision.purpose}`)
    const names = decision.candidates.map((entity) =>
      isPlayerEntity(entity) ? 'AB'[entityPlayer(entity)]! : nameOf(board.game, entity as ObjectId),
    )
    seen.push(...names)
    return choose.map((name) => {
      const at = names.indexOf(name)
      if (at < 0) throw new Error(`"${name}" is not on offer: ${names.join(', ')}`)
      return decision.candidates[at]!
    })
  })
  return seen
}

/** The answer to an order: the cards with these names, in that order. */
export const inOrder =
  (...names: string[]) =>
  (decision: Decision): readonly number[] => {
    if (decision.shape !== 'order') throw new Error(`Not a question of order: ${decision.purpose}`)
    return names.map((name) => decision.items.findIndex((item) => item.label === name))
  }

/** The steps that have begun since the events are watched. */
export const steps = (seen: ReturnType<typeof watch>): string[] =>
  seen.events.filter((event) => event.kind === 'stepBegan').map((event) => event.detail)

/** The names of the tapped permanents. */
export const tapped = (b: Board): string[] =>
  b.game.state.battlefield.filter((id) => b.game.state.objects[id]?.tapped).map((id) => nameOf(b.game, id))

/** What is in the command zone: who controls it, and its marks. */
export const commandZone = (b: Board) =>
  b.game.state.command.map((id) => {
    const object = b.game.state.objects[id]
    return { controller: object?.controller, ...object?.marks }
  })
