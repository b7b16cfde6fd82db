import type { DeckEntry } from '@spellwright/cards'
import type { Game, GameEvent } from '@spellwright/engine'
import { ENGINE_VERSION } from '../version.ts'
import { cardHash } from './card-hash.ts'
import type { Replay, ReplayHeader, ReplayTurn } from './replay.ts'

export type RecordingOf = Pick<ReplayHeader, 'seed' | 'decks' | 'names' | 'bots' | 'options'>

interface Mark {
  readonly turn: number
  readonly hash: string
  /** Answers given before it. */
  readonly answers: number
}

/** Listens to a game and makes its replay when it is over. */
export class ReplayRecorder {
  private readonly marks: Mark[]
  private readonly of: RecordingOf

  constructor(game: Game, of: RecordingOf) {
    this.of = of
    this.marks = [{ turn: 0, hash: game.hash(), answers: game.answers.length }]
    game.listeners.push((event: GameEvent, now: Game) => {
      if (event.kind === 'turnBegan')
        this.marks.push({ turn: now.state.turn.number, hash: now.hash(), answers: now.answers.length })
    })
  }

  /** The replay of the game that has ended. */
  finish(game: Game): Replay {
    const { seed, decks, names, bots, options } = this.of
    const turns = this.marks.map(({ turn, hash, answers }, index): ReplayTurn => {
      const until = this.marks[index + 1]?.answers ?? game.answers.length
      const given = game.answers.slice(answers, until)
      return {
        turn,
        hash,
        answers: given.map((record) =>
          record.concede ? { concede: record.player } : ([record.player, record.answer] as const),
        ),
      }
    })
    const header: ReplayHeader = {
      format: 'spellwright-replay',
      version: 1,
      engine: ENGINE_VERSION,
      cards: cardHash(decks),
      seed,
      decks: decks.map((deck) => deck.map(plainEntry)) as unknown as ReplayHeader['decks'],
      names,
      bots,
      options,
    }
    return { header, turns, end: { result: game.state.result!, hash: game.hash() } }
  }
}

const plainEntry = ({ name, count, typeLine }: DeckEntry): DeckEntry =>
  typeLine === undefined ? { name, count } : { name, count, typeLine }
