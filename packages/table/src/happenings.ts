import type { EntityId, Game, GameEvent, ObjectId, PlayerId } from 'spellwright/play'

/**
 * What happened since the last scene and should be seen and heard, besides cards that move. `landed` is a spell that became
 * a permanent; `died` is a permanent that was put into a graveyard, under the id that it had on the battlefield.
 */
export type Happening =
  | { readonly kind: 'damage' | 'lifeGained'; readonly to: EntityId; readonly amount: number }
  | { readonly kind: 'cast' | 'landed' | 'died' | 'countered'; readonly to: ObjectId }

/** Nobody can follow more at the same time. */
const MOST = 40

const entityOf = (player: PlayerId | -1): EntityId => (player === 1 ? -2 : -1)

function happeningOf({ kind, object, player, amount, from, to, became }: GameEvent): Happening | null {
  if (kind === 'damage') return { kind, to: object === 0 ? entityOf(player) : object, amount }
  if (kind === 'lifeGained') return { kind, to: entityOf(player), amount }
  if (kind === 'cast' || kind === 'countered') return { kind, to: object }
  if (kind !== 'zoneChange') return null
  if (from === 'stack' && to === 'battlefield') return { kind: 'landed', to: became }
  return from === 'battlefield' && to === 'graveyard' ? { kind: 'died', to: object } : null
}

/** Collects what happens in a game. All of it is public, so it tells nobody anything new. */
export class Happenings {
  private collected: Happening[] = []

  constructor(game: Game) {
    game.listeners.push((event) => {
      const found = happeningOf(event)
      if (found) this.collected.push(found)
    })
  }

  /** What happened since the last call. */
  take(): readonly Happening[] {
    const { collected } = this
    this.collected = []
    return collected.slice(-MOST)
  }
}
