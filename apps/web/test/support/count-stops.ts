import { GameObserver } from '@spellwright/table'
import { type Answer, askHandler, createBot, createGame, type Decision, type Game, seatOf } from 'spellwright/play'
import { autoDecision, standingAbilities } from '../../src/session/priority.ts'
import { DEFAULT_STOPS } from '../../src/session/stops.ts'
import type { Scene } from '../../src/worker/messages.ts'

export interface StopCounts {
  readonly turns: number
  /** How often the player had to say something at priority. */
  readonly stops: number
  /** All questions that the player had to answer, payments that are made automatically left out. */
  readonly inputs: number
}

const MOST_DECISIONS = 20_000

/** A player at the page with the usual settings, whose answers a bot gives. */
class Person {
  stops = 0
  inputs = 0
  private seen: ReadonlySet<string> = new Set()
  private readonly observer: GameObserver
  private readonly handler = createBot('heuristic', { seed: 'person' })
  private readonly game: Game

  constructor(game: Game) {
    this.game = game
    this.observer = new GameObserver(game, 0)
  }

  private scene(): Scene {
    const score = { bestOf: 1, game: 1, wins: [0, 0], over: false } as const
    const frame = { seq: 1, score, undoRefused: null, takenBack: false, notable: false, known: new Set<string>() }
    return this.observer.scene(frame)
  }

  answer(decision: Decision): Answer {
    const scene = this.scene()
    const settings = { stops: DEFAULT_STOPS, fullControl: false, yields: new Set<string>() }
    const auto = autoDecision(scene, { ...settings, passRequest: { kind: 'none' }, seenAbilities: this.seen })
    if (auto.do === 'pass') return { kind: 'pass' }
    if (auto.do === 'attack') return auto.choices
    if (auto.do === 'order') return auto.order
    if (decision.shape === 'act') {
      this.stops++
      this.seen = new Set(standingAbilities(scene.actions))
    }
    if (decision.shape !== 'pay') this.inputs++
    return askHandler(this.handler, decision, seatOf(this.game, 0)) as Answer
  }
}

/** Plays a game between bots and counts how often a person in the first seat would have been asked. */
export function countStops(decks: readonly [string, string], seed: string): StopCounts {
  const game = createGame({ decks: [decks[0], decks[1]], seed })
  const person = new Person(game)
  const opponent = createBot('heuristic', { seed: 'opponent' })
  let left = MOST_DECISIONS
  game.playWith((decision) => {
    if (left-- === 0) return undefined
    return decision.player === 0 ? person.answer(decision) : (askHandler(opponent, decision, seatOf(game, 1)) as Answer)
  })
  return { turns: game.state.turn.number, stops: person.stops, inputs: person.inputs }
}
