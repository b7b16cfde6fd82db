import { CardDefinitions, parseDeckList, tryGetBuiltInDeck } from '@spellwright/cards'
import { askHandler, createGame, type Game, type SyncDecisionHandler, seatOf } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { heuristicHandler, type SearchOptions, searchHandler, type ThoughtLimit, timeLimit } from '../src/index.ts'
import { botBoard, type Position } from './support/bot-board.ts'

const deck = (id: string) => parseDeckList(tryGetBuiltInDeck(id)!.text).main

type Players = readonly [SyncDecisionHandler, SyncDecisionHandler]

function answer(game: Game, players: Players): void {
  const decision = game.decision!
  game.submit(decision.player, askHandler(players[decision.player], decision, seatOf(game, decision.player)))
}

/** Some turns of Goblins in the hands of that player against the heuristic. */
function played(player: SyncDecisionHandler, turns: number): Game {
  const game = createGame({ decks: [deck('goblins'), deck('goblins')], seed: 'search', cards: CardDefinitions })
  const players = [player, heuristicHandler()] as const
  while (game.decision && game.state.turn.number <= turns) answer(game, players)
  return game
}

/** Lines followed for each decision of such a game. */
function linesOf(options: { budget: number; limit?: ThoughtLimit }): number[] {
  const lines: number[] = []
  played(searchHandler({ seed: 'lines', ...options, onThought: (thoughts) => lines.push(thoughts.lines) }), 6)
  return lines
}

describe('the search bot', () => {
  const growingPiledriver: Position = {
    a: {
      battlefield: ['Goblin Warchief', 'Goblin Piledriver', '4 Mountain'],
      hand: ['Juggernaut', 'Mogg Fanatic', 'Goblin Lackey'],
      life: 4,
    },
    b: { life: 11, battlefield: Array.from({ length: 8 }, () => ({ card: 'Grizzly Bears', tapped: true })) },
  }

  /** Who has won by the end of the turn when that player is A and the heuristic is B. */
  function winnerThisTurn(position: Position, player: SyncDecisionHandler): number | null {
    const { game } = botBoard(position).board
    const players = [player, heuristicHandler()] as const
    const { number } = game.state.turn
    while (game.decision && game.state.turn.number === number) answer(game, players)
    return game.state.result?.winner ?? null
  }

  it('[S13.5] Goblin Piledriver: wins at once with two small hasty Goblins, where the heuristic casts Juggernaut', () => {
    expect(winnerThisTurn(growingPiledriver, heuristicHandler())).toBe(null)
    expect(winnerThisTurn(growingPiledriver, searchHandler({ seed: 'one' }))).toBe(0)
  })

  it('the same seed and budget give the same game', () => {
    const hash = (): string => played(searchHandler({ seed: 'same', budget: 16 }), 5).hash()
    expect(hash()).toBe(hash())
  })

  it('never follows more lines for a decision than its budget', () => {
    const lines = linesOf({ budget: 10 })
    expect(lines.length).toBeGreaterThan(0)
    expect(Math.max(...lines)).toBeLessThanOrEqual(10)
  })

  it('stops when the limit from outside says so, and still answers', () => {
    let asked = 0
    const limit: ThoughtLimit = {
      begin: () => {
        asked = 0
      },
      isOver: () => ++asked > 3,
    }
    expect(Math.max(...linesOf({ budget: 1000, limit }))).toBe(3)
  })

  it('a limit of time counts anew for each decision', () => {
    let now = 0
    const limit = timeLimit(100, () => now)
    limit.begin(1)
    now = 99
    expect(limit.isOver()).toBe(false)
    now = 100
    expect(limit.isOver()).toBe(true)
    limit.begin(1)
    expect(limit.isOver()).toBe(false)
  })

  it('a limit of time for a turn counts all decisions of that turn, and anew in the next', () => {
    let now = 0
    const limit = timeLimit(100, () => now, 150)
    limit.begin(1)
    now = 100
    expect(limit.isOver()).toBe(true)
    // The opponent's time does not count.
    now = 500
    limit.begin(1)
    now = 549
    expect(limit.isOver()).toBe(false)
    now = 550
    expect(limit.isOver()).toBe(true)
    limit.begin(2)
    expect(limit.isOver()).toBe(false)
  })

  it('never follows more lines in a turn than ten times its budget', () => {
    const inTurn = new Map<number, number>()
    const count = (lines: number, turn: number): void => void inTurn.set(turn, (inTurn.get(turn) ?? 0) + lines)
    const onThought: SearchOptions['onThought'] = ({ lines }, view) => count(lines, view.turn.number)
    played(searchHandler({ seed: 'turns', budget: 4, onThought }), 12)
    expect(inTurn.size).toBeGreaterThan(3)
    expect(Math.max(...inTurn.values())).toBeLessThanOrEqual(40)
  })
})
