import { createGame, defaultAnswer, type Game, legalActions, type ObjectId } from 'spellwright'
import { describe, expect, it } from 'vitest'
import { MoveTracker } from '../src/move-tracker.ts'

const LACKEYS = [
  { name: 'Goblin Lackey', count: 20 },
  { name: 'Mountain', count: 20 },
]

/** The first main phase of the first player, after both have kept. */
function mainPhase(): Game {
  const game = createGame({ decks: [LACKEYS, LACKEYS], seed: 'moves', options: { starting: 0 } })
  passWhile(game, () => game.state.turn.step !== 'main1')
  return game
}

/** Gives default answers as long as the condition holds. */
function passWhile(game: Game, holds: () => boolean): void {
  game.playWith((decision) => (holds() ? defaultAnswer(decision) : undefined))
}

function act(game: Game, kind: 'playLand' | 'cast'): ObjectId {
  const player = game.decision?.player ?? 0
  const action = legalActions(game, player).find((one) => one.kind === kind)
  if (!action || !('object' in action)) throw new Error(`There is no action ${kind}.`)
  game.submit(player, action)
  return action.object
}

describe('tracked moves', () => {
  it('[CR 400.7] a land moves from the hand to the battlefield as a new object', () => {
    const game = mainPhase()
    const moves = new MoveTracker(game, 0, null)
    expect(moves.takeMoves().moves).toEqual([])
    const land = act(game, 'playLand')
    const [move, ...others] = moves.takeMoves().moves
    expect(others).toEqual([])
    expect(move).toEqual({
      from: { zone: 'hand', player: 0, id: land },
      to: { zone: 'battlefield', player: 0, id: game.state.battlefield[0] },
    })
    expect(moves.takeMoves().moves).toEqual([])
  })

  it('a spell moves to the stack while it is being cast, and back when the cast is canceled', () => {
    const game = mainPhase()
    act(game, 'playLand')
    const moves = new MoveTracker(game, 0, null)
    moves.takeMoves()
    const card = act(game, 'cast')
    expect(game.decision?.shape).toBe('pay')
    const [cast] = moves.takeMoves().moves
    expect(cast).toMatchObject({ from: { zone: 'hand', id: card }, to: { zone: 'stack', id: game.state.stack[0] } })
    game.submit(0, { kind: 'cancel' })
    expect(moves.takeMoves().moves).toMatchObject([{ from: { zone: 'stack' }, to: { zone: 'hand', id: card } }])
  })

  it('two zone changes between two scenes are one move', () => {
    const game = mainPhase()
    act(game, 'playLand')
    const moves = new MoveTracker(game, 0, null)
    moves.takeMoves()
    const card = act(game, 'cast')
    game.submit(0, { kind: 'auto' })
    passWhile(game, () => game.state.stack.length > 0)
    expect(moves.takeMoves().moves).toContainEqual({
      from: { zone: 'hand', player: 0, id: card },
      to: { zone: 'battlefield', player: 0, id: game.state.battlefield.at(-1) },
    })
  })

  it('the opponent’s draw is a move between piles, and the cards they play come from the pile', () => {
    const game = mainPhase()
    const moves = new MoveTracker(game, 0, null)
    moves.takeMoves()
    passWhile(game, () => game.state.turn.number < 2 || game.state.turn.step !== 'main1')
    expect(moves.takeMoves().moves).toContainEqual({
      from: { zone: 'library', player: 1, id: 0 },
      to: { zone: 'hand', player: 1, id: 0 },
    })
    passWhile(game, () => game.decision?.player !== 1)
    act(game, 'playLand')
    expect(moves.takeMoves().moves).toMatchObject([
      { from: { zone: 'hand', player: 1, id: 0 }, to: { zone: 'battlefield' } },
    ])
  })

  it('a card moves back after undo, in another copy of the game', () => {
    const game = mainPhase()
    const before = game.fork()
    const moves = new MoveTracker(game, 0, null)
    act(game, 'playLand')
    const { seen } = moves.takeMoves()
    const [move] = new MoveTracker(before, 0, seen).takeMoves().moves
    expect(move).toMatchObject({ from: { zone: 'battlefield' }, to: { zone: 'hand' } })
  })
})
