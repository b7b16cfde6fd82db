import type { GameResult, GameView, LogLine, PlayerId, Purpose, Shape } from '@spellwright/engine'
import { type ViewChanges, viewChanges, viewTexts } from '@spellwright/formats'
import { asCandidates, type Candidate } from '../bots/candidates.ts'
import { candidateFeatures, SeenThings } from './candidate-features.ts'
import type { EnvironmentGame, OpenQuestion } from './environment-game.ts'
import type { FeatureTable } from './feature-table.ts'
import { positionFeatures } from './position-features.ts'

/** Where a game stands after a request: the open question of a program, or the result. */
export interface EnvironmentMoment {
  readonly game: number
  /** Who is asked; null when the game is over. */
  readonly seat: PlayerId | null
  readonly shape?: Shape
  readonly purpose?: Purpose
  readonly text?: string
  /** How many candidates there are, and whether they are all legal answers. */
  readonly count?: number
  readonly complete?: boolean
  readonly candidates?: readonly Candidate[]
  /** A row for the position, and one for each candidate after the other, as `FeatureTable` packs them. */
  readonly position?: string
  readonly rows?: string
  /** The view of the seat that is asked, whole or as changes. */
  readonly view?: GameView | null
  readonly changes?: ViewChanges
  /** The lines of the log that the seat has seen since its last question. */
  readonly events?: readonly LogLine[]
  /** At the end: the lines that each seat was not told yet. */
  readonly lastEvents?: readonly [readonly LogLine[], readonly LogLine[]]
  readonly result?: GameResult
  /** Why the move was refused; the question stays open. */
  readonly refused?: string
}

/** What the program is told of a game now. */
export function momentOf(running: EnvironmentGame, table: FeatureTable): EnvironmentMoment {
  const { open, game, settings } = running
  if (open === null) return { game: settings.game, seat: null, ...result(game.state.result), ...lastEvents(running) }
  const { decision, answers, isComplete } = open
  const { shape, purpose, text, player } = decision
  return {
    game: settings.game,
    seat: player,
    shape,
    purpose,
    text,
    count: answers.length,
    complete: isComplete,
    ...(settings.candidates === true ? { candidates: listed(running, open) } : {}),
    ...(settings.features === true ? features(running, open, table) : {}),
    ...viewPart(running, player),
    ...(settings.events === true ? { events: newEvents(running, player) } : {}),
  }
}

const result = (given: GameResult | null): { result?: GameResult } => (given === null ? {} : { result: given })

function listed(running: EnvironmentGame, { decision, answers }: OpenQuestion): readonly Candidate[] {
  const view = running.seats[decision.player].view()
  return asCandidates(decision, view, answers)
}

function features(
  running: EnvironmentGame,
  { decision, answers }: OpenQuestion,
  table: FeatureTable,
): Pick<EnvironmentMoment, 'position' | 'rows'> {
  const view = running.seats[decision.player].view()
  positionFeatures(table.clear(), view)
  const position = table.packed()
  const things = new SeenThings(view)
  table.clear()
  for (const answer of answers) candidateFeatures(table, things, decision, answer)
  return { position, rows: table.packed() }
}

/** A view as plain data; the lens of a seat computes its parts when they are read. */
export const plainView = (view: GameView): GameView => JSON.parse(JSON.stringify(view)) as GameView

function viewPart(running: EnvironmentGame, player: PlayerId): Pick<EnvironmentMoment, 'view' | 'changes'> {
  const { views = 'none' } = running.settings
  if (views === 'none') return {}
  const view = plainView(running.seats[player].view())
  if (views === 'whole') return { view }
  const memory = running.memories[player]
  const before = memory.viewTexts
  const now = viewTexts(view)
  memory.viewTexts = now
  return before === null ? { view } : { view: null, changes: viewChanges(before, now, view) }
}

function newEvents({ logs, memories }: EnvironmentGame, player: PlayerId): readonly LogLine[] {
  const lines = logs?.[player].lines ?? []
  const events = lines.slice(memories[player].toldLines)
  memories[player].toldLines = lines.length
  return events
}

const lastEvents = (running: EnvironmentGame): Pick<EnvironmentMoment, 'lastEvents'> =>
  running.settings.events === true ? { lastEvents: [newEvents(running, 0), newEvents(running, 1)] } : {}
