import { createGame, defaultAnswer, type Game, legalActions, type ObjectId } from 'spellwright'
import { describe, expect, it } from 'vitest'
import { MoveTracker } from '../src/worker/move-tracker.ts'

const LACKEYS = [
  { name: 'Goblin Lackey', count: 20 },
  { name: 'Mountain', count: 20 },
]

/** The first main phase of the first player, after both have kept. */
function mainPhase(): Game {
  const game = createGame({ decks: [LACKEYS, LACKEYS], seed: 'moves', options: { starting: 0 } })
  while (game.state.turn.step !== 'main1') pass(game)
  return game
}

const pass = (game: Game): void => {
  game.submit(game.decision!.player, defaultAnswer(game.decision!))
}

function act(game: Game, kind: 'playLand' | 'cast'): ObjectId {
  const { player } = game.decision!
  const action = legalActions(game, player).find((one) => one.kind === kind)!
  game.submit(player, action)
  return (action as { object: ObjectId }).object
}

describe('what moved', () => {
  it('a land goes from the hand to the battlefield, as another object', () => {
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

  it('a spell goes to the stack while it is still being cast, and back when the cast is called off', () => {
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

  it('two steps between two looks are one move', () => {
    const game = mainPhase()
    act(game, 'playLand')
    const moves = new MoveTracker(game, 0, null)
    moves.takeMoves()
    const card = act(game, 'cast')
    game.submit(0, { kind: 'auto' })
    while (game.state.stack.length > 0) pass(game)
    expect(moves.takeMoves().moves).toContainEqual({
      from: { zone: 'hand', player: 0, id: card },
      to: { zone: 'battlefield', player: 0, id: game.state.battlefield.at(-1) },
    })
  })

  it('the opponent’s draw is a card from pile to pile, and what they play comes from the pile', () => {
    const game = mainPhase()
    const moves = new MoveTracker(game, 0, null)
    moves.takeMoves()
    while (game.state.turn.number < 2 || game.state.turn.step !== 'main1') pass(game)
    expect(moves.takeMoves().moves).toContainEqual({
      from: { zone: 'library', player: 1, id: 0 },
      to: { zone: 'hand', player: 1, id: 0 },
    })
    while (game.decision!.player !== 1) pass(game)
    act(game, 'playLand')
    expect(moves.takeMoves().moves).toMatchObject([
      { from: { zone: 'hand', player: 1, id: 0 }, to: { zone: 'battlefield' } },
    ])
  })

  it('what is taken back goes back, told from another copy of the game', () => {
    const game = mainPhase()
    const before = game.fork()
    const moves = new MoveTracker(game, 0, null)
    act(game, 'playLand')
    const { seen } = moves.takeMoves()
    const [move] = new MoveTracker(before, 0, seen).takeMoves().moves
    expect(move).toMatchObject({ from: { zone: 'battlefield' }, to: { zone: 'hand' } })
  })
})
