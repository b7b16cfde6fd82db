/** The positions that benches measure: made by rule, not stored, so that they follow the engine. */
import {
  type Action,
  createGame,
  createRandom,
  type DeckEntry,
  defaultAnswer,
  type Game,
  type ObjectId,
  type PlayerId,
} from 'spellwright'
import { type SnapshotPolicy, sampleAnswer } from 'spellwright/rules'

/** Goblins against Enchantress after so many turns of random play, at a question of priority. */
export function midGame(turn = 12, snapshots: SnapshotPolicy = 'everyRest'): Game {
  const random = createRandom('mid-game')
  for (let seed = 0; ; seed++) {
    const game = createGame({ decks: ['goblins', 'enchantress'], seed: `bench ${seed}`, snapshots })
    while (game.decision && !(game.state.turn.number >= turn && game.decision.shape === 'act'))
      game.submit(game.decision.player, sampleAnswer(game, game.decision, random))
    if (game.decision) return game
  }
}

/** The same game a little later, in the middle of casting: somebody has been asked to pay. */
export function midCast(): Game {
  const random = createRandom('mid-cast')
  for (;;) {
    const game = midGame()
    while (game.decision && game.decision.shape !== 'pay')
      game.submit(game.decision.player, sampleAnswer(game, game.decision, random))
    if (game.decision) return game
  }
}

const CROWD: readonly DeckEntry[] = [
  { name: 'Forest', count: 40 },
  { name: 'Mountain', count: 20 },
  { name: 'Grizzly Bears', count: 30 },
  { name: 'Goblin Piledriver', count: 20 },
  { name: 'Goblin King', count: 4 },
  { name: 'Goblin Warchief', count: 4 },
  { name: 'Glorious Anthem', count: 4 },
  { name: 'Exploration', count: 8 },
  { name: 'Opalescence', count: 2 },
  { name: 'Wild Mongrel', count: 18 },
]

/** 150 permanents on each side, lords and Opalescence among them; the players still have libraries. */
export function crowdedBoard(): Game {
  const deck = [...CROWD, { name: 'Island', count: 60 }]
  const options = { kitchenTable: true, starting: 0, mulligan: 'none', handSize: 0 } as const
  const game = createGame({ decks: [deck, deck], seed: 'crowd', options })
  for (const player of [0, 1] as const) {
    reachPriority(game, player)
    const cards = game.state.library[player].filter((id) => isCrowd(game, id))
    for (const object of cards)
      submit(game, player, { kind: 'manual', manual: { do: 'move', object, to: 'battlefield' } })
  }
  if (game.state.battlefield.length !== 300) throw new Error(`${game.state.battlefield.length} permanents, not 300`)
  return game
}

const isCrowd = (game: Game, id: ObjectId): boolean => {
  const source = game.state.definitions[game.state.objects[id]!.def]
  return source?.kind === 'card' && source.name !== 'Island'
}

function submit(game: Game, player: PlayerId, action: Action): void {
  const done = game.submit(player, action)
  if (!done.ok) throw new Error(done.reason)
  settle(game)
}

/** Default answers until somebody has priority. */
function settle(game: Game): void {
  while (game.decision && game.decision.shape !== 'act') game.submit(game.decision.player, defaultAnswer(game.decision))
}

export function reachPriority(game: Game, player: PlayerId): void {
  settle(game)
  while (game.decision && game.decision.player !== player) submit(game, game.decision.player, { kind: 'pass' })
}

/** Default answers to the beginning of the next turn. */
export function playTurn(game: Game): void {
  const { number } = game.state.turn
  while (game.decision && game.state.turn.number === number)
    game.submit(game.decision.player, defaultAnswer(game.decision))
}
