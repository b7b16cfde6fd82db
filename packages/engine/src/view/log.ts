import type { Step } from '@spellwright/dsl'
import type { EventKind, GameEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { nameOf, recordOf } from '../query/lookup.ts'
import { isObjectEntity, NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { isHiddenZone, knows } from './knowledge.ts'
import { sentences, type Teller } from './sentences.ts'

export interface LogLine {
  readonly turn: number
  readonly step: Step
  /** Turn 0, step 1, what players do 2, what comes of it 3. */
  readonly depth: number
  readonly text: string
  readonly kind: EventKind
  /** Objects the line is about, to point at; none that is hidden from the reader. */
  readonly objects: readonly ObjectId[]
}

export type LogReader = PlayerId | 'all'

export interface GameLog {
  readonly lines: readonly LogLine[]
  /** Lines as text, indented by depth. */
  text(): string
  /** Stop listening to the game. */
  stop(): void
}

/** May the reader know what this object is, now or by where it went? */
function mayName(game: Game, reader: LogReader, id: ObjectId): boolean {
  if (reader === 'all') return true
  const record = recordOf(game, id)
  if (!record) return false
  if (knows(game, reader, record)) return true
  const became = game.state.lastKnown.get(id)?.became ?? NO_OBJECT
  return became !== NO_OBJECT && mayName(game, reader, became)
}

/** The object is, or was, in a hidden zone that is not the reader's hand: its id must not be told. */
function isConcealed(game: Game, reader: LogReader, id: ObjectId): boolean {
  if (reader === 'all') return false
  const record = recordOf(game, id)
  if (!record) return true
  return isHiddenZone(record.zone) && !(record.zone === 'hand' && record.owner === reader)
}

/** Kinds that show their cards to everyone they are visible to, whatever was known before. */
const SHOWS: ReadonlySet<EventKind> = new Set<EventKind>(['revealed', 'lookedAt', 'drawn'])

/** Life totals as the events tell them: an action's events come together, when its end is already reached. */
class LifeTotals {
  private readonly totals: [number, number]
  private readonly damage: { player: PlayerId; source: ObjectId; text: string }[] = []

  constructor(game: Game) {
    this.totals = [game.state.players[0].life, game.state.players[1].life]
  }

  change(player: PlayerId, amount: number): string {
    const before = this.totals[player]
    this.totals[player] = before + amount
    return ` (${before} → ${before + amount})`
  }

  rememberDamage(player: PlayerId, source: ObjectId, amount: number): void {
    this.damage.push({ player, source, text: this.change(player, -amount) })
  }

  fromDamage(player: PlayerId, source: ObjectId): string {
    const at = this.damage.findIndex((loss) => loss.player === player && loss.source === source)
    return at < 0 ? '' : this.damage.splice(at, 1)[0]!.text
  }
}

/** Tapping to attack or for mana is part of what it is done for, and told with it. */
class Taps {
  private waiting: { readonly object: ObjectId; readonly line: LogLine }[] = []
  private forMana: ObjectId = NO_OBJECT

  wait(object: ObjectId, line: LogLine): void {
    this.waiting.push({ object, line })
  }

  /** The lines of taps that this event does not explain. */
  unexplainedBy(event: GameEvent): LogLine[] {
    if (event.kind === 'tapped') return []
    const isMana = event.kind === 'activated' && event.detail.startsWith(MANA_KEY)
    const explained = isMana ? [event.object] : event.kind === 'attackersDeclared' ? event.objects : []
    if (isMana) this.forMana = this.waiting.some(({ object }) => object === event.object) ? event.object : NO_OBJECT
    return this.flush().filter((_, index) => !explained.includes(this.taken[index]!))
  }

  isFor(source: ObjectId): boolean {
    return source === this.forMana
  }

  flush(): LogLine[] {
    const lines = this.waiting.map(({ line }) => line)
    this.waiting = []
    return lines
  }
}

function tellerOf(game: Game, reader: LogReader, life: LifeTotals, event: GameEvent): Teller {
  const visible = reader === 'all' || (event.visibleTo & (1 << reader)) !== 0
  const shows = visible && SHOWS.has(event.kind)
  return {
    game,
    visible,
    player: (player) => (player === -1 ? 'Nobody' : game.state.players[player].name),
    name: (id) => (shows || mayName(game, reader, id) ? nameOf(game, id) : 'a card'),
    life: (player, change) => life.change(player, change),
    lifeFromDamage: (player, source) => life.fromDamage(player, source),
    rememberDamage: (player, source, amount) => life.rememberDamage(player, source, amount),
  }
}

/**
 * A readable log of what happens from now on, as that player may know it (SPEC S14.1): made from the events alone, and
 * never naming a hidden card. `all` is for those who may see everything. The heading of a step comes with its first line.
 */
export function createLog(game: Game, reader: LogReader = 'all'): GameLog {
  const lines: LogLine[] = []
  const life = new LifeTotals(game)
  let heading: LogLine | null = null
  const listener = (event: GameEvent): void => {
    const { depth, tell } = sentences[event.kind]
    const text = tell(tellerOf(game, reader, life, event), event)
    if (text === null) return
    const { number: turn, step } = game.state.turn
    const objects = [event.object, event.source, event.became, ...event.objects].filter(
      (id) => isObjectEntity(id) && !isConcealed(game, reader, id),
    )
    const line: LogLine = { turn, step, depth, text, kind: event.kind, objects: [...new Set(objects)] }
    if (event.kind === 'stepBegan') {
      heading = line
      return
    }
    if (heading !== null && depth > heading.depth) lines.push(heading)
    heading = null
    lines.push(line)
  }
  game.listeners.push(listener)
  return {
    lines,
    text: () => lines.map(({ depth, text }) => '  '.repeat(depth) + text).join('\n'),
    stop: () => {
      const at = game.listeners.indexOf(listener)
      if (at >= 0) game.listeners.splice(at, 1)
    },
  }
}
