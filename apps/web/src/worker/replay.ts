import type { SeenCards } from '@spellwright/table'
import { GameObserver } from '@spellwright/table'
import type { PlayerId } from 'spellwright/play'
import { newGame } from './match-file.ts'
import type { GameRecord, MatchFile, MatchScore, ReplayInfo, ReplayMark, ReplayReview, Scene } from './messages.ts'
import { RequestRefused } from './request-refused.ts'
import { isWorthReviewing, reviewAnswer } from './review-answer.ts'

/** A moment of the match to step to: the state of a game after that many answers. */
interface Moment {
  readonly game: number
  readonly answers: number
}

/** A decision to look back at: the answer with that number of a game, and the step before it. */
interface PlayedDecision extends Moment {
  readonly at: number
}

/** One request of a review looks at no more decisions than this, so that stepping through the replay does not wait. */
const MOST_AT_ONCE = 4

/** A match to watch. */
export class Replay {
  private readonly file: MatchFile
  private readonly moments: Moment[] = []
  private readonly marks: ReplayMark[] = []
  private readonly decisions: readonly [PlayedDecision[], PlayedDecision[]] = [[], []]
  private seq = 0
  /** The last scene: its game, its viewer and the cards in it. */
  private last: { readonly game: number; readonly viewer: PlayerId; readonly seen: SeenCards | null } | null = null

  constructor(file: MatchFile) {
    this.file = file
    this.file.games.forEach((record, game) => {
      this.findMoments(record, game)
    })
  }

  /** Plays the game once and records the moments where something happens and where turns begin. */
  private findMoments(record: GameRecord, game: number): void {
    const observer = this.observerAt({ game, answers: 0 }, 0)
    let turn = -1
    let news = -1
    const note = (answers: number): void => {
      const { number, active } = observer.game.state.turn
      if (observer.eventCount === news && number === turn) return
      news = observer.eventCount
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
      if (isWorthReviewing(observer.game, answer))
        this.decisions[answer.player].push({ game, answers: index, at: this.moments.length - 1 })
      this.replayInto(observer, [answer])
      note(index + 1)
    })
  }

  private replayInto(observer: GameObserver, answers: GameRecord['answers']): void {
    try {
      observer.catchUp(answers)
    } catch {
      throw new RequestRefused(
        'This replay cannot be played by this version of Spellwright, because the rules or cards have changed. The file was not changed.',
      )
    }
  }

  private observerAt({ game, answers }: Moment, viewer: PlayerId, seen: SeenCards | null = null): GameObserver {
    const record = this.file.games[game]
    if (!record) throw new RequestRefused('This replay has no such game.')
    const observer = new GameObserver(newGame(this.file.setup, record), viewer, seen)
    this.replayInto(observer, record.answers.slice(0, answers))
    return observer
  }

  info(): ReplayInfo {
    return { setup: this.file.setup, steps: this.moments.length, marks: this.marks }
  }

  /** Looks back at the player's decisions, from the one with that number on, until there is something to say. */
  review(viewer: PlayerId, from: number): { next: number; total: number; review: ReplayReview | null } {
    const decisions = this.decisions[viewer]
    const until = Math.min(decisions.length, from + MOST_AT_ONCE)
    for (let number = from; number < until; number++) {
      const decision = decisions[number]
      const answer = decision && this.file.games[decision.game]?.answers[decision.answers]
      if (!decision || !answer) break
      const review = reviewAnswer(this.observerAt(decision, viewer).game, answer, decision.at)
      if (review !== null) return { next: number + 1, total: decisions.length, review }
    }
    return { next: until, total: decisions.length, review: null }
  }

  scene(at: number, viewer: PlayerId): Scene {
    const moment = this.moments[Math.max(0, Math.min(at, this.moments.length - 1))] ?? { game: 0, answers: 0 }
    const score: MatchScore = { bestOf: this.file.setup.bestOf, game: moment.game + 1, wins: [0, 0], over: false }
    const isSameGame = this.last?.game === moment.game && this.last.viewer === viewer
    const observer = this.observerAt(moment, viewer, isSameGame ? (this.last?.seen ?? null) : null)
    const scene = observer.scene({
      seq: ++this.seq,
      score,
      undoRefused: 'This is a replay.',
      takenBack: false,
      notable: false,
      known: new Set(),
    })
    this.last = { game: moment.game, viewer, seen: observer.seen }
    return scene
  }
}
