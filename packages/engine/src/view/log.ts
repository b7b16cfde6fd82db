import type { Step } from '@spellwright/dsl'
import type { EventKind, GameEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { isHiddenZone, knows } from '../query/knowledge.ts'
import { nameOf, recordOf } from '../query/lookup.ts'
import { isObjectEntity, NO_OBJECT, type ObjectId, PLAYERS, type PlayerId } from '../state/ids.ts'
import { LifeTotals, Taps } from './log-memory.ts'
import { type Narrator, sentences } from './sentences.ts'

/** One line of the log, as one reader may see it. */
export interface LogLine {
  readonly turn: number
  readonly step: Step
  /** 0 for turns, 1 for steps, 2 for what players do, 3 for results. */
  readonly depth: number
  readonly text: string
  readonly kind: EventKind
  /** Objects the line is about, to point at; none that is hidden from the reader. */
  readonly objects: readonly ObjectId[]
}

/** `spectator` is for those who see what both players see, `all` for those who may see everything. */
export type LogReader = PlayerId | 'spectator' | 'all'

const EVERYBODY = 3

/** May the reader know what this object is, or what it became? */
function mayName(game: Game, reader: LogReader, id: ObjectId): boolean {
  if (reader === 'all') return true
  if (reader === 'spectator') return PLAYERS.every((player) => mayName(game, player, id))
  const record = recordOf(game, id)
  if (!record) return false
  if (knows(game, reader, record)) return true
  const became = game.state.lastKnown.get(id)?.became ?? NO_OBJECT
  return became !== NO_OBJECT && mayName(game, reader, became)
}

/** Is or was the object in a hidden zone other than the reader's hand or sideboard? Then its id must not be revealed. */
function isConcealed(game: Game, reader: LogReader, id: ObjectId): boolean {
  if (reader === 'all') return false
  const record = recordOf(game, id)
  if (!record) return true
  return isHiddenZone(record.zone) && !(record.zone !== 'library' && record.owner === reader)
}

function isVisible({ visibleTo }: GameEvent, reader: LogReader): boolean {
  if (reader === 'all') return true
  return reader === 'spectator' ? (visibleTo & EVERYBODY) === EVERYBODY : (visibleTo & (1 << reader)) !== 0
}

/** Kinds of events that show their cards to everyone who may see the event. */
const SHOWS: ReadonlySet<EventKind> = new Set<EventKind>(['revealed', 'lookedAt', 'drawn'])

/**
 * A readable log of what happens in a game, as its reader may know it (SPEC S14.1). It is made from the events alone and
 * never names a hidden card. The heading of a step is added with the first line in it.
 */
export class GameLog {
  readonly reader: LogReader
  private readonly game: Game
  private readonly shown: LogLine[] = []
  private readonly life: LifeTotals
  private readonly taps = new Taps<LogLine>()
  private heading: LogLine | null = null
  private readonly listener = (event: GameEvent): void => this.onEvent(event)

  constructor(game: Game, reader: LogReader) {
    this.game = game
    this.reader = reader
    this.life = new LifeTotals(game)
    game.listeners.push(this.listener)
  }

  get lines(): readonly LogLine[] {
    for (const line of this.taps.flush()) this.add(line)
    return this.shown
  }

  /** The lines as text, indented by depth. */
  text(): string {
    return this.lines.map(({ depth, text }) => '  '.repeat(depth) + text).join('\n')
  }

  /** Stop listening to the game. */
  stop(): void {
    const at = this.game.listeners.indexOf(this.listener)
    if (at >= 0) this.game.listeners.splice(at, 1)
  }

  private onEvent(event: GameEvent): void {
    for (const line of this.taps.unexplainedBy(event)) this.add(line)
    if (event.kind === 'takenBack') this.life.reset(this.game)
    const { depth, text: textOf } = sentences[event.kind]
    const text = textOf(this.narrator(event), event)
    if (text === null) return
    const line = this.line(event, depth, text)
    if (event.kind === 'stepBegan') this.heading = line
    else if (event.kind === 'tapped') this.taps.wait(event.object, line)
    else this.add(line)
  }

  private add(line: LogLine): void {
    if (this.heading !== null && line.depth > this.heading.depth) this.shown.push(this.heading)
    this.heading = null
    this.shown.push(line)
  }

  private line(event: GameEvent, depth: number, text: string): LogLine {
    const { number: turn, step } = this.game.state.turn
    const objects = [event.object, event.source, event.became, ...event.objects].filter(
      (id) => isObjectEntity(id) && !isConcealed(this.game, this.reader, id),
    )
    return { turn, step, depth, text, kind: event.kind, objects: [...new Set(objects)] }
  }

  private narrator(event: GameEvent): Narrator {
    const { game, reader, life, taps } = this
    const visible = isVisible(event, reader)
    const shows = visible && SHOWS.has(event.kind)
    return {
      game,
      visible,
      player: (player) => (player === -1 ? 'Nobody' : game.state.players[player].name),
      name: (id) => (shows || mayName(game, reader, id) ? nameOf(game, id) : 'a card'),
      life: (player, change) => life.change(player, change),
      lifeFromDamage: (player, source) => life.fromDamage(player, source),
      rememberDamage: (player, source, amount) => life.rememberDamage(player, source, amount),
      tappedFor: (source) => taps.areFor(source),
    }
  }
}

/** A log of what happens in the game from now on, as that player may know it. */
export const createLog = (game: Game, reader: LogReader = 'all'): GameLog => new GameLog(game, reader)
