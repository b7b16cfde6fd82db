import type { DeckEntry } from '@spellwright/cards'
import { ENGINE_VERSION, type Game, type GameEvent, type GameResult } from '@spellwright/engine'
import { cardHash } from './card-hash.ts'
import type { Replay, ReplayHeader, ReplayTurn } from './replay.ts'

/** What a recording begins with: the seed, the decks, the names, who plays, and the options. */
export type RecordedSetup = Pick<
  ReplayHeader,
  'seed' | 'decks' | 'sideboards' | 'names' | 'bots' | 'options' | 'shuffle'
>

/** The beginning of a turn. */
interface TurnMark {
  readonly turn: number
  readonly hash: string
  /** How many answers were given before. */
  readonly answers: number
}

/** Listens to a game and creates its replay at the end. */
export class ReplayRecorder {
  private readonly marks: TurnMark[]
  private readonly setup: RecordedSetup

  constructor(game: Game, of: RecordedSetup) {
    this.setup = of
    this.marks = [{ turn: 0, hash: game.hash(), answers: game.answers.length }]
    game.listeners.push((event: GameEvent, now: Game) => {
      if (event.kind === 'turnBegan')
        this.marks.push({ turn: now.state.turn.number, hash: now.hash(), answers: now.answers.length })
    })
  }

  /** The replay of the game, which must be over; the players may have agreed on another result than the rules. */
  finish(game: Game, result: GameResult | null = game.state.result): Replay {
    const { seed, decks, sideboards = [[], []], names, bots, options, shuffle } = this.setup
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
      cards: cardHash([...decks, ...sideboards]),
      seed,
      decks: [decks[0].map(plainEntry), decks[1].map(plainEntry)],
      ...(sideboards.some((cards) => cards.length > 0)
        ? { sideboards: [sideboards[0].map(plainEntry), sideboards[1].map(plainEntry)] as const }
        : {}),
      names,
      bots,
      options,
      ...(shuffle ? { shuffle } : {}),
    }
    return { header, turns, end: { result: result ?? UNFINISHED, hash: game.hash() } }
  }
}

/** The result of a recording that stops before the game is over. */
const UNFINISHED: GameResult = { winner: null, reason: 'unfinished' }

const plainEntry = ({ name, count, typeLine, printed }: DeckEntry): DeckEntry => ({
  name,
  count,
  ...(typeLine === undefined ? {} : { typeLine }),
  ...(printed === undefined ? {} : { printed }),
})
