// Measures how long each level thinks about a decision on boards of 10, 60 and 300 permanents, and writes the answers as
// JSON, from which tools/bots-page.ts makes a table of docs/bots.md:
//
//   node --conditions=source --import tsx bench/bot-times.ts > docs/bot-times.json
import { CardDefinitions } from '@spellwright/cards'
import {
  addObject,
  askHandler,
  createGame,
  createRandom,
  definitionFor,
  freshObject,
  Game,
  type PlayerId,
  sampleAnswer,
  seatOf,
} from '@spellwright/engine'
import { parseDeckList } from 'spellwright'
import { createBot, LEVEL_NAMES, type LevelName, timeLimit } from 'spellwright/bots'
import { BUILT_IN_DECKS, tryGetBuiltInDeck } from 'spellwright/decks'

const SIZES = [10, 60, 300] as const
/** Turns that are played on each board, by how large it is, and boards of each size. */
const TURNS = 4
const BOARDS = 4
/** As in the page and in rooms. */
const MOST_MILLISECONDS = 1000
const MOST_IN_TURN = 6000

const deckOf = (id: string) => parseDeckList(tryGetBuiltInDeck(id)?.text ?? '').main

/** Permanent cards of the classic decks, each once. */
const PERMANENTS: readonly string[] = [
  ...new Set(BUILT_IN_DECKS.flatMap(({ id }) => deckOf(id).map(({ name }) => name))),
].filter((name) => {
  const types = CardDefinitions.tryGet(name)?.faces[0]?.types ?? []
  return types.includes('creature') || types.includes('land') || types.includes('artifact')
})

/** A game on turn 8 with that many permanents, as various as those of real games. */
function boardOf(size: number, number: number): Game {
  const random = createRandom(`board ${number}`)
  for (let seed = 0; ; seed++) {
    const game = createGame({
      decks: [deckOf('goblins'), deckOf('elves')],
      seed: `board ${number} ${seed}`,
      cards: CardDefinitions,
    })
    game.playWith((decision) =>
      game.state.turn.number >= 8 && decision.shape === 'act' && game.state.turn.active === decision.player
        ? undefined
        : sampleAnswer(game, decision, random),
    )
    const { state } = game
    if (!game.decision || state.turn.number > 8 || state.battlefield.length > Math.max(size, 14)) continue
    for (let player: PlayerId = 0; state.battlefield.length < size; player = player === 0 ? 1 : 0) {
      const name = PERMANENTS[random.int(PERMANENTS.length)] ?? 'Mountain'
      const { def, sandbox } = definitionFor(state, CardDefinitions, { name, count: 1 }, false)
      // Tokens, since no card may be there that is in no deck.
      const placed = { owner: player, controller: player, zone: 'battlefield', def, sandbox, kind: 'token' } as const
      addObject(game, freshObject(game, { ...placed, card: -1, controlledSince: 1, enteredTurn: 1 }))
    }
    // Loading it again computes everything anew, as if the permanents had been there for long.
    return Game.load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)
  }
}

/** Processor time, which other programs do not distort. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function timesOf(level: LevelName, game: Game): number[] {
  const limit = () => timeLimit(MOST_MILLISECONDS, cpuMilliseconds, MOST_IN_TURN)
  const players = [createBot(level, { seed: 'a', limit: limit() }), createBot(level, { seed: 'b', limit: limit() })]
  const until = game.state.turn.number + TURNS
  const times: number[] = []
  while (game.decision && game.state.turn.number < until) {
    const { decision } = game
    const player = players[decision.player]
    if (player === undefined) throw new Error('nobody is asked')
    const begun = cpuMilliseconds()
    const answer = askHandler(player, decision, seatOf(game, decision.player))
    times.push(cpuMilliseconds() - begun)
    const done = game.submit(decision.player, answer)
    if (!done.ok) throw new Error(done.reason)
  }
  return times
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

const rows = []
// Warm, as in a game that is under way.
timesOf('expert', boardOf(60, 99))
for (const level of LEVEL_NAMES)
  for (const size of SIZES) {
    const times = Array.from({ length: BOARDS }, (_, board) => timesOf(level, boardOf(size, board))).flat()
    times.sort((a, b) => a - b)
    const [p50, p99, max] = [at(times, 0.5), at(times, 0.99), at(times, 1)].map((ms) => Number(ms.toFixed(2)))
    rows.push({ level, permanents: size, decisions: times.length, p50, p99, max })
    console.error(level, size, times.length, p50, p99, max)
  }
console.log(JSON.stringify({ limit: { decision: MOST_MILLISECONDS, turn: MOST_IN_TURN }, turns: TURNS, rows }, null, 2))
