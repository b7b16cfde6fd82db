import { BOT_NAMES } from '@spellwright/bots'
import { BUILT_IN_DECKS, CardDefinitions, tournamentDecks } from '@spellwright/cards'
import { createGame, createRandom, ENGINE_VERSION, type GameView, seatOf } from '@spellwright/engine'
import {
  type EnvironmentMove,
  type EnvironmentRequest,
  environmentRequest,
  type NewEnvironmentGame,
  readAnswer,
  readShape,
} from '@spellwright/formats'
import { messageOf } from '../bots/bot-context.ts'
import { UnknownBotError } from '../bots/bot-spec.ts'
import { MAX_CANDIDATES } from '../bots/candidates.ts'
import { candidateFeatures, SeenThings } from './candidate-features.ts'
import { EnvironmentGame, EnvironmentRefusal } from './environment-game.ts'
import { FeatureTable } from './feature-table.ts'
import { type EnvironmentMoment, momentOf, plainView } from './moment.ts'
import { positionFeatures } from './position-features.ts'

/** The messages of `spellwright env`; a program that speaks another version has to be renewed. */
export const ENVIRONMENT_VERSION = 1

/** What a program is told at first. */
export interface EnvironmentWelcome {
  readonly protocol: 'spellwright-env'
  readonly version: number
  readonly engine: string
  readonly decks: readonly string[]
  readonly bots: readonly string[]
  readonly maxCandidates: number
  /** The names of the numbers in the row of a position, and in the row of a candidate. */
  readonly positionFeatures: readonly string[]
  readonly candidateFeatures: readonly string[]
}

/** The reply to a request, which it names by its `id`; a refused request has changed nothing. */
export type EnvironmentReply = { readonly id: number } & (
  | { readonly welcome: EnvironmentWelcome }
  | { readonly moments: readonly EnvironmentMoment[] }
  | { readonly view: GameView }
  | { readonly closed: number }
  | { readonly refused: string }
)

type RequestOf<K extends EnvironmentRequest['kind']> = Extract<EnvironmentRequest, { kind: K }>
type Outcome = EnvironmentReply extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never
type Handlers = { readonly [K in EnvironmentRequest['kind']]: (request: RequestOf<K>) => Outcome }

/** Many games at once, for one program that asks for their next moments. */
export class Environment {
  private readonly games = new Map<number, EnvironmentGame>()
  private readonly table = new FeatureTable()

  private readonly handlers: Handlers = {
    hello: () => ({ welcome: welcome() }),
    new: ({ games }) => ({ moments: games.map((settings) => this.begin(settings)) }),
    step: ({ moves }) => ({ moments: moves.map((move) => this.step(move)) }),
    view: ({ game, seat }) => ({ view: plainView(this.get(game).seats[seat].view()) }),
    fork: ({ game, as }) => this.copy(game, as, (running) => running.game.fork()),
    determinize: ({ game, as, seat, seed }) =>
      this.copy(game, as, (running) => running.seats[seat].determinize(createRandom(seed))),
    close: ({ games }) => ({ closed: games.filter((game) => this.games.delete(game)).length }),
  }

  /** Answers a line of JSON with a line of JSON. */
  answer(line: string): string {
    return JSON.stringify(this.reply(line))
  }

  private reply(line: string): EnvironmentReply {
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      return { id: 0, refused: 'This line is not JSON.' }
    }
    const id = idIn(value)
    const read = readShape(environmentRequest, value)
    if (!read.ok) return { id, refused: `This request cannot be read: ${read.problem}.` }
    try {
      return { id, ...this.handle(read.value) }
    } catch (error) {
      return { id, refused: whyRefused(error) }
    }
  }

  private handle<K extends EnvironmentRequest['kind']>(request: RequestOf<K>): Outcome {
    const handler = this.handlers[request.kind as K] as (request: RequestOf<K>) => Outcome
    return handler(request)
  }

  private get(number: number): EnvironmentGame {
    const running = this.games.get(number)
    if (running === undefined) throw new EnvironmentRefusal(`There is no game ${number}.`)
    return running
  }

  /** A game of a batch that cannot begin does not keep the others from it. */
  private begin(settings: NewEnvironmentGame): EnvironmentMoment {
    try {
      const running = EnvironmentGame.begin(settings)
      this.games.set(settings.game, running)
      return momentOf(running, this.table)
    } catch (error) {
      return { game: settings.game, seat: null, refused: whyRefused(error) }
    }
  }

  private step(move: EnvironmentMove): EnvironmentMoment {
    const running = this.games.get(move.game)
    if (running === undefined) return { game: move.game, seat: null, refused: `There is no game ${move.game}.` }
    try {
      return momentOf(answered(running, move), this.table)
    } catch (error) {
      if (!(error instanceof EnvironmentRefusal)) this.games.delete(move.game)
      return { game: move.game, seat: running.open?.decision.player ?? null, refused: whyRefused(error) }
    }
  }

  private copy(
    number: number,
    as: number,
    make: (running: EnvironmentGame) => EnvironmentGame['game'],
  ): { moments: EnvironmentMoment[] } {
    const running = this.get(number)
    const copy = running.copyAs(as, make(running))
    this.games.set(as, copy)
    return { moments: [momentOf(copy, this.table)] }
  }
}

/** The game after the answer of that move. */
function answered(running: EnvironmentGame, { pick, answer }: EnvironmentMove): EnvironmentGame {
  if (pick !== undefined) return running.pick(pick)
  const read = readAnswer(running.question().decision.shape, answer)
  if (!read.ok) throw new EnvironmentRefusal(`The answer cannot be read: ${read.problem}`)
  return running.give(read.answer)
}

const whyRefused = (error: unknown): string =>
  error instanceof EnvironmentRefusal || error instanceof UnknownBotError
    ? error.message
    : `Spellwright failed: ${messageOf(error)}`

const idIn = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : 0

function welcome(): EnvironmentWelcome {
  return {
    protocol: 'spellwright-env',
    version: ENVIRONMENT_VERSION,
    engine: ENGINE_VERSION,
    decks: [...BUILT_IN_DECKS, ...tournamentDecks()].map(({ id }) => id),
    bots: BOT_NAMES,
    maxCandidates: MAX_CANDIDATES,
    ...featureNames(),
  }
}

/** The names come from describing any position: their number and order are always the same. */
function featureNames(): Pick<EnvironmentWelcome, 'positionFeatures' | 'candidateFeatures'> {
  const deck = [{ name: 'Forest', count: 20 }]
  const game = createGame({ decks: [deck, deck], seed: 'names', cards: CardDefinitions })
  const { decision } = game
  const forPosition: string[] = []
  const forCandidate: string[] = []
  if (decision !== null) {
    const view = seatOf(game, decision.player).view()
    positionFeatures(new FeatureTable(forPosition), view)
    candidateFeatures(new FeatureTable(forCandidate), new SeenThings(view), decision, [0])
  }
  return { positionFeatures: forPosition, candidateFeatures: forCandidate }
}
