import type { PlayerId } from 'spellwright/play'
import { GameObserver } from './game-observer.ts'
import { newGame } from './match-file.ts'
import type { GameRecord, MatchFile, MatchScore, ReplayInfo, ReplayMark, Scene } from './messages.ts'
import type { SeenCards } from './move-tracker.ts'
import { RequestRefused } from './request-refused.ts'

/** A moment of the match one can step to: after so many answers of that game. */
interface Moment {
  readonly game: number
  readonly answers: number
}

/** A match that is over, or a copy of one that is not, to be looked at. */
export class Replay {
  private readonly file: MatchFile
  private readonly moments: Moment[] = []
  private readonly marks: ReplayMark[] = []
  private seq = 0
  /** What was shown last, and to whom. */
  private last: { readonly game: number; readonly viewer: PlayerId; readonly seen: SeenCards } | null = null

  constructor(file: MatchFile) {
    this.file = file
    this.file.games.forEach((record, game) => {
      this.findMoments(record, game)
    })
  }

  /** Plays the game through once and notes where something happens and where turns begin. */
  private findMoments(record: GameRecord, game: number): void {
    const watcher = this.observerAt({ game, answers: 0 }, 0)
    let turn = -1
    let news = -1
    const note = (answers: number): void => {
      const { number, active } = watcher.game.state.turn
      if (watcher.eventCount === news && number === turn) return
      news = watcher.eventCount
      this.moments.push({ game, answers })
      if (number === turn) return
      turn = number
      const prefix = this.file.games.length > 1 ? `Game ${game + 1}, ` : ''
      const label =
        number === 0 ? `${prefix}opening hands` : `${prefix}turn ${number} (${this.file.setup.names[active]})`
      this.marks.push({ at: this.moments.length - 1, game, turn: number, label })
    }
    note(0)
    record.answers.forEach((answer, index) => {
      this.replayInto(watcher, [answer])
      note(index + 1)
    })
  }

  private replayInto(watcher: GameObserver, answers: GameRecord['answers']): void {
    try {
      watcher.catchUp(answers)
    } catch {
      throw new RequestRefused(
        'This replay does not fit this version of Spellwright: the rules or cards have changed since. The file is kept as it is.',
      )
    }
  }

  private observerAt({ game, answers }: Moment, viewer: PlayerId, seen: SeenCards | null = null): GameObserver {
    const record = this.file.games[game]!
    const watcher = new GameObserver(newGame(this.file.setup, record), viewer, seen)
    this.replayInto(watcher, record.answers.slice(0, answers))
    return watcher
  }

  info(): ReplayInfo {
    return { setup: this.file.setup, steps: this.moments.length, marks: this.marks }
  }

  scene(at: number, viewer: PlayerId): Scene {
    const moment = this.moments[Math.max(0, Math.min(at, this.moments.length - 1))]!
    const score: MatchScore = { bestOf: this.file.setup.bestOf, game: moment.game + 1, wins: [0, 0], over: false }
    const isNext = this.last?.game === moment.game && this.last.viewer === viewer
    const watcher = this.observerAt(moment, viewer, isNext ? this.last!.seen : null)
    const scene = watcher.scene({
      seq: ++this.seq,
      score,
      undoRefused: 'This is a replay.',
      takenBack: false,
      notable: false,
      known: new Set(),
    })
    this.last = { game: moment.game, viewer, seen: watcher.seen! }
    return scene
  }
}
