import {
  type Action,
  createLog,
  describeAction,
  type Game,
  type GameLog,
  legalActions,
  type ObjectId,
  type PlayerId,
  type RenderedCard,
  reachOfAction,
  spectatorView,
  viewFor,
} from 'spellwright/play'
import { combatForecast } from './combat-forecast.ts'
import { Happenings } from './happenings.ts'
import { withModeTexts } from './mode-texts.ts'
import { MoveTracker, type SeenCards, type Viewer } from './move-tracker.ts'
import { withQuestionText } from './question-text.ts'
import { replayAnswers } from './replay-answers.ts'
import type { ActionView, GivenAnswer, MatchScore, Scene } from './scene.ts'
import { Stats } from './stats.ts'
import { namesIn, stackTexts, textsFor } from './texts.ts'

/** Observes a game for one player and makes the scenes that are sent to the page. */
export class GameObserver {
  readonly game: Game
  readonly viewer: Viewer
  private readonly log: GameLog
  private readonly stats: Stats
  private readonly moves: MoveTracker
  private readonly happenings: Happenings
  /** How many lines of the log the page has. */
  private sentLines = 0
  /** The cards in the last scene. */
  seen: SeenCards | null

  /** `seen` has the cards in the last scene of another copy of this game. */
  constructor(game: Game, viewer: Viewer, seen: SeenCards | null = null) {
    this.game = game
    this.viewer = viewer
    this.seen = seen
    this.moves = new MoveTracker(game, viewer, seen)
    this.happenings = new Happenings(game)
    this.log = createLog(game, viewer)
    this.stats = new Stats(game)
  }

  /** Replays recorded answers, without showing the moves that follow from them. */
  catchUp(answers: readonly GivenAnswer[]): void {
    replayAnswers(this.game, answers)
    this.forgetEvents()
  }

  /** Makes the next scene a whole one, with the log from its beginning: for a page that has nothing yet. */
  startOver(): void {
    this.sentLines = 0
    this.forgetEvents()
  }

  /** What has happened so far is not shown. */
  private forgetEvents(): void {
    this.moves.discardEvents()
    this.happenings.take()
  }

  /** Whether something other than a new turn or step happened since the last scene. */
  get hasNewEvents(): boolean {
    return this.log.lines.slice(this.sentLines).some(({ depth }) => depth >= 2)
  }

  /** The number of log lines so far, without those for turns and steps. */
  get eventCount(): number {
    return this.log.lines.filter(({ depth }) => depth >= 2).length
  }

  scene(frame: {
    readonly seq: number
    readonly score: MatchScore
    readonly undoRefused: string | null
    readonly takenBack: boolean
    readonly notable: boolean
    readonly known: Set<string>
  }): Scene {
    const { game, viewer } = this
    const view =
      viewer === 'spectator' ? spectatorView(game) : withQuestionText(game, withModeTexts(game, viewFor(game, viewer)))
    const logFrom = this.sentLines
    const { lines } = this.log
    this.sentLines = lines.length
    const { moves, seen } = this.moves.takeMoves()
    this.seen = seen
    return {
      seq: frame.seq,
      view,
      actions: view.decision?.shape === 'act' ? actionViews(game, view.viewer) : [],
      undoRefused: frame.undoRefused,
      takenBack: frame.takenBack,
      notable: frame.notable,
      logFrom,
      log: lines.slice(logFrom),
      score: frame.score,
      stats: game.isOver ? this.stats.read(game.state.turn.number) : null,
      byHand: byHandAt(game.state.options),
      texts: this.newTexts(namesIn(view), frame.known),
      spells: stackTexts(view),
      moves,
      happenings: this.happenings.take(),
      forecast: combatForecast(game, viewer),
    }
  }

  private newTexts(names: Set<string>, known: Set<string>): Record<string, RenderedCard> {
    const fresh = [...names].filter((name) => !known.has(name))
    for (const name of fresh) known.add(name)
    return textsFor(this.game, fresh)
  }
}

const byHandAt = ({ kitchenTable, unsupportedCards }: Game['state']['options']): Scene['byHand'] =>
  kitchenTable ? 'everything' : unsupportedCards === 'byHand' ? 'unsupported' : 'nothing'

function actionViews(game: Game, player: PlayerId): ActionView[] {
  return legalActions(game, player).map((action) => ({
    action,
    label: describeAction(game, action),
    object: 'object' in action ? action.object : (0 as ActionView['object']),
    ...responseOf(game, player, action),
  }))
}

function responseOf(game: Game, player: PlayerId, action: Action): Pick<ActionView, 'response'> {
  if (action.kind !== 'cast' && action.kind !== 'activate') return {}
  const { targets, counters, sacrifices } = reachOfAction(game, player, action)
  const isStanding = action.kind === 'activate' && game.state.battlefield.includes(action.object)
  const onStack = game.state.stack.filter((id) => targets.includes(id))
  const what = action.kind === 'cast' ? action.method : action.ability
  const key = `${action.kind} ${action.object} ${what} ${targets.filter((id) => !game.state.stack.includes(id as ObjectId)).join()}`
  return { response: { isStanding, onStack, counters, sacrifices, key } }
}
