/** The positions that benchmarks measure. They are played out each time, not stored, so that they follow the engine. */
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

/** Goblins against Enchantress after that many turns of random play, when a player has priority. */
export function midGame(turn = 12, snapshots: SnapshotPolicy = 'everyRest'): Game {
  const random = createRandom('mid-game')
  for (let seed = 0; ; seed++) {
    const game = createGame({ decks: ['goblins', 'enchantress'], seed: `bench ${seed}`, snapshots })
    game.playWith((decision) =>
      game.state.turn.number >= turn && decision.shape === 'act' ? undefined : sampleAnswer(game, decision, random),
    )
    if (game.decision) return game
  }
}

/** The same game a little later, in the middle of casting a spell, when a player is asked to pay. */
export function midCast(): Game {
  const random = createRandom('mid-cast')
  for (;;) {
    const game = midGame()
    game.playWith((decision) => (decision.shape === 'pay' ? undefined : sampleAnswer(game, decision, random)))
    if (game.decision) return game
  }
}

const CROWDED_DECK: readonly DeckEntry[] = [
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

/** 150 permanents on each side, including lords and Opalescence; the players still have libraries. */
export function crowdedBoard(): Game {
  const deck = [...CROWDED_DECK, { name: 'Island', count: 60 }]
  const options = { kitchenTable: true, starting: 0, mulligan: 'none', handSize: 0 } as const
  const game = createGame({ decks: [deck, deck], seed: 'crowd', options })
  for (const player of [0, 1] as const) {
    reachPriority(game, player)
    const cards = game.state.library[player].filter((id) => isCrowdCard(game, id))
    for (const object of cards)
      submit(game, player, { kind: 'manual', manual: { do: 'move', object, to: 'battlefield' } })
  }
  if (game.state.battlefield.length !== 300) throw new Error(`${game.state.battlefield.length} permanents, not 300`)
  return game
}

const isCrowdCard = (game: Game, id: ObjectId): boolean => {
  const source = game.state.definitions[game.state.objects[id]?.def ?? -1]
  return source?.kind === 'card' && source.name !== 'Island'
}

function submit(game: Game, player: PlayerId, action: Action): void {
  const done = game.submit(player, action)
  if (!done.ok) throw new Error(done.reason)
  answerUntilPriority(game)
}

/** Gives default answers until a player has priority. */
function answerUntilPriority(game: Game): void {
  game.playWith((decision) => (decision.shape === 'act' ? undefined : defaultAnswer(decision)))
}

export function reachPriority(game: Game, player: PlayerId): void {
  answerUntilPriority(game)
  while (game.decision && game.decision.player !== player) submit(game, game.decision.player, { kind: 'pass' })
}

/** Gives default answers until the next turn begins. */
export function playTurn(game: Game): void {
  const { number } = game.state.turn
  game.playWith((decision) => (game.state.turn.number === number ? defaultAnswer(decision) : undefined))
}
