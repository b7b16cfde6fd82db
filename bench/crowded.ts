// `npm run bench:crowded` measures bots and the page on boards with many identical tokens.
// `npm run bench:crowded -- 1000 300` sets how many tokens there are for the heuristic bot and for each side for search.
import { CardDefinitions } from '@spellwright/cards'
import {
  addObject,
  askHandler,
  createGame,
  createRandom,
  type Decision,
  freshObject,
  type Game,
  type PlayerId,
  sampleAnswer,
  seatOf,
  tokenAsDefinition,
} from '@spellwright/engine'
import { GameObserver } from '@spellwright/table'
import { parseDeckList } from 'spellwright'
import { createBot } from 'spellwright/bots'
import { tryGetBuiltInDeck } from 'spellwright/decks'

const SQUIRREL = tokenAsDefinition({
  supertypes: [],
  types: ['creature'],
  subtypes: ['Squirrel'],
  colors: ['G'],
  power: 1,
  toughness: 1,
  abilities: [],
})

const deckOf = (id: string) => parseDeckList(tryGetBuiltInDeck(id)?.text ?? '').main

/** Goblins against Elves on turn 8, with that many Squirrels more for each side. */
export function squirrels(first: number, second: number): Game {
  const random = createRandom('crowded')
  for (let seed = 0; ; seed++) {
    const game = createGame({
      decks: [deckOf('goblins'), deckOf('elves')],
      seed: `crowded ${seed}`,
      cards: CardDefinitions,
    })
    game.playWith((decision) =>
      game.state.turn.number >= 8 && decision.shape === 'act' && game.state.turn.active === decision.player
        ? undefined
        : sampleAnswer(game, decision, random),
    )
    if (!game.decision || game.state.turn.number > 8) continue
    addTokens(game, 0, first)
    addTokens(game, 1, second)
    // Loading it again computes everything anew, as after a turn in which they were created.
    return loadAgain(game)
  }
}

function addTokens(game: Game, player: PlayerId, count: number): void {
  const def = game.state.definitions.push({ kind: 'inline', definition: SQUIRREL }) - 1
  for (let at = 0; at < count; at++)
    addObject(
      game,
      freshObject(game, {
        owner: player,
        controller: player,
        zone: 'battlefield',
        def,
        kind: 'token',
        card: -1,
        controlledSince: 1,
        enteredTurn: 1,
      }),
    )
}

const loadAgain = (game: Game): Game =>
  (game.constructor as typeof Game).load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)

/** Processor time, which other programs do not distort; that of garbage collection is part of it. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

interface Times {
  readonly count: number
  readonly mean: number
  readonly worst: number
  readonly worstAt: string
}

/** How long each decision of a bot takes over some turns, on both sides. */
function timeBot(game: Game, bot: 'heuristic' | 'search', turns: number, most: number): Times {
  const players = [createBot(bot, { seed: 'a' }), createBot(bot, { seed: 'b' })] as const
  const seats = [seatOf(game, 0), seatOf(game, 1)] as const
  const until = game.state.turn.number + turns
  const times: { ms: number; decision: Decision }[] = []
  while (game.decision && game.state.turn.number < until && times.length < most) {
    const { decision } = game
    const start = cpuMilliseconds()
    const answer = askHandler(players[decision.player], decision, seats[decision.player])
    times.push({ ms: cpuMilliseconds() - start, decision })
    const done = game.submit(decision.player, answer)
    if (!done.ok) throw new Error(done.reason)
  }
  const worst = times.reduce((a, b) => (b.ms > a.ms ? b : a))
  return {
    count: times.length,
    mean: times.reduce((sum, { ms }) => sum + ms, 0) / times.length,
    worst: worst.ms,
    worstAt: `${worst.decision.shape}: ${worst.decision.text}`,
  }
}

const line = (what: string, { count, mean, worst, worstAt }: Times): string =>
  `${what.padEnd(44)} mean ${mean.toFixed(1).padStart(7)} ms, worst ${worst.toFixed(0).padStart(6)} ms of ${count} (${worstAt})`

if (process.argv[1]?.endsWith('crowded.ts')) {
  const [tokens = 1000, each = 300] = process.argv.slice(2).map(Number)
  timeBot(squirrels(5, 5), 'heuristic', 4, 1000)
  for (const part of [0.125, 0.25, 0.5, 1]) {
    const count = Math.round((tokens * part) / 2)
    console.log(line(`heuristic, ${count} tokens each`, timeBot(squirrels(count, count), 'heuristic', 4, 400)))
  }
  console.log(line(`heuristic, ${tokens} tokens on one side`, timeBot(squirrels(tokens, 0), 'heuristic', 4, 400)))
  console.log(line(`search, ${each} tokens each`, timeBot(squirrels(each, each), 'search', 2, 40)))
  const game = squirrels(tokens / 2, tokens / 2)
  const observer = new GameObserver(game, 0, null)
  const start = cpuMilliseconds()
  const scene = observer.scene({
    seq: 1,
    score: { bestOf: 1, game: 1, wins: [0, 0], over: false },
    undoRefused: null,
    takenBack: false,
    notable: false,
    known: new Set(),
  })
  const made = cpuMilliseconds() - start
  const size = JSON.stringify(scene).length
  console.log(`a scene of ${tokens} tokens: ${made.toFixed(0)} ms, ${(size / 1024).toFixed(0)} KiB`)
}
