import { CardDefinitions } from '@spellwright/cards'
import {
  addObject,
  createGame,
  createRandom,
  freshObject,
  Game,
  type PlayerId,
  playGameSync,
  randomHandler,
  type SeatAccess,
  seatOf,
  tokenAsDefinition,
} from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { combatBoardOf } from '../src/combat/combat-board.ts'
import { createBot } from '../src/index.ts'
import { SeenGame } from '../src/seat/seen-game.ts'

const SQUIRREL = tokenAsDefinition({
  supertypes: [],
  types: ['creature'],
  subtypes: ['Squirrel'],
  colors: ['G'],
  power: 1,
  toughness: 1,
  abilities: [],
})

/** Both players have that many Squirrels, and the first has priority. */
function squirrels(each: number): Game {
  const deck = [{ name: 'Forest', count: 40 }]
  const options = { starting: 0, mulligan: 'none' } as const
  const game = createGame({ decks: [deck, deck], seed: 'crowd', cards: CardDefinitions, options })
  for (const player of [0, 1] as const) addTokens(game, player, each)
  return Game.load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)
}

function addTokens(game: Game, player: PlayerId, count: number): void {
  const def = game.state.definitions.push({ kind: 'inline', definition: SQUIRREL }) - 1
  const token = { owner: player, controller: player, zone: 'battlefield', def, kind: 'token', card: -1 } as const
  for (let at = 0; at < count; at++)
    addObject(game, freshObject(game, { ...token, controlledSince: 0, enteredTurn: 0 }))
}

describe('a crowded board', () => {
  it('tokens that are alike are one kind, whoever asks about blocks', () => {
    const game = squirrels(300)
    let asked = 0
    const real = seatOf(game, 0)
    const seat: SeatAccess = new Proxy(real, {
      get: (target, key) => {
        if (key === 'couldBlock') asked++
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const board = combatBoardOf(new SeenGame(seat))
    for (const blocker of board.theirs)
      for (const attacker of board.mine) expect(board.couldBlock(blocker, attacker)).toBe(true)
    expect(asked).toBe(1)
  })

  it('[S13.9] blocks with one of them for each attacker that would kill', () => {
    const game = squirrels(50)
    const bots = [createBot('heuristic', { seed: 'a' }), createBot('heuristic', { seed: 'b' })] as const
    const seats = [seatOf(game, 0), seatOf(game, 1)] as const
    for (let turn = 0; turn < 400 && game.decision?.shape !== 'block'; turn++) {
      const { decision } = game
      if (!decision) break
      const all = decision.shape === 'attack' ? decision.candidates : []
      const attack = all.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0] ?? 0 }))
      const handler = bots[decision.player]
      const answer =
        decision.shape === 'attack'
          ? attack
          : decision.shape === 'act'
            ? handler.act(decision, seats[decision.player])
            : null
      if (answer === null || !game.submit(decision.player, answer as never).ok) break
    }
    expect(game.decision?.shape).toBe('block')
    if (game.decision?.shape !== 'block') return
    const blocks = bots[1].block(game.decision, seats[1])
    // 50 attackers and 20 life: at least 31 must be blocked, each by another Squirrel.
    expect(blocks.length).toBeGreaterThanOrEqual(31)
    expect(new Set(blocks.map(({ blocker }) => blocker)).size).toBe(blocks.length)
  })

  it('[S13.12] Squirrel Nest with Earthcraft and players who do anything comes to an end', () => {
    const deck = [
      { name: 'Forest', count: 20 },
      { name: 'Squirrel Nest', count: 20 },
      { name: 'Earthcraft', count: 20 },
    ]
    const game = createGame({
      decks: [deck, deck],
      seed: 'squirrel 0',
      cards: CardDefinitions,
      options: { maxDecisions: 8000 },
    })
    const result = playGameSync(game, [randomHandler(createRandom('a0')), randomHandler(createRandom('b0'))])
    expect(result.reason).toBe('unfinished: too many decisions')
    expect(game.state.battlefield.length).toBeGreaterThan(200)
  })
})
