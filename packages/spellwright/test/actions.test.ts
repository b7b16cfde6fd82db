import { describe, expect, it } from 'vitest'
import {
  type Action,
  chooseGenericPayment,
  createGame,
  type DeckEntry,
  describeAction,
  type Game,
  legalActions,
  type ObjectId,
} from '../src/index.ts'

/** Player 0 at priority in their first main phase, with all these cards in hand or, by hand, in play. */
function table(...names: readonly string[]): Game {
  const deck: DeckEntry[] = names.map((name) => ({ name, count: 1 }))
  const options = { kitchenTable: true, starting: 0, mulligan: 'none', handSize: names.length } as const
  const game = createGame({ decks: [deck, [{ name: 'Forest', count: 20 }]], seed: 1, options })
  while (game.state.turn.step !== 'main1') game.submit(game.decision!.player, { kind: 'pass' })
  return game
}

function inHand(game: Game, name: string): ObjectId {
  return game.state.hand[0].find(
    (id) => describeAction(game, { kind: 'manual', manual: { do: 'tap', object: id } }) === `Tap ${name}`,
  )!
}

function play(game: Game, ...names: readonly string[]): void {
  for (const name of names)
    game.submit(0, { kind: 'manual', manual: { do: 'move', object: inHand(game, name), to: 'battlefield' } })
}

const labels = (game: Game): string[] => legalActions(game, 0).map((action) => describeAction(game, action))

describe('describeAction', () => {
  it('says what each legal action does', () => {
    const game = table('Mountain', 'Mountain', 'Goblin Lackey', 'Mogg Fanatic', 'Rishadan Port')
    play(game, 'Mountain', 'Mogg Fanatic')
    expect(labels(game)).toEqual(
      expect.arrayContaining([
        'Pass',
        'Play Mountain',
        'Play Rishadan Port',
        'Cast Goblin Lackey {R}',
        'Mountain: {T}: Add {R}.',
        'Mogg Fanatic: Sacrifice this creature: It deals 1 damage to any target.',
      ]),
    )
  })

  it('tells alternative costs, flashback, morph and keywords as players know them', () => {
    const game = table('Island', 'Daze', 'Exalted Angel', 'Gempalm Incinerator', ...Array<string>(4).fill('Mountain'))
    play(game, 'Island', 'Mountain', 'Mountain', 'Mountain', 'Mountain')
    const texts = labels(game)
    expect(texts).toContain('Cast Exalted Angel face down for {3}')
    expect(texts).toContain('Gempalm Incinerator: Cycling {1}{R}')
    game.submit(0, legalActions(game, 0).find((action) => describeAction(game, action).includes('Angel'))!)
    const daze: Action = { kind: 'cast', object: inHand(game, 'Daze'), face: 0, method: 'alternative:p0.0' }
    expect(describeAction(game, daze)).toBe(
      "Cast Daze (You may return an Island you control to its owner's hand rather than pay this spell's mana cost.)",
    )
  })

  it('tells what is done by hand', () => {
    const game = table('Forest')
    expect(describeAction(game, { kind: 'manual', manual: { do: 'life', player: 1, change: -3 } })).toBe('Bob: −3 life')
    expect(describeAction(game, { kind: 'manual', manual: { do: 'draw', player: 0 } })).toBe('Alice draws a card')
    expect(describeAction(game, { kind: 'concede' })).toBe('Concede')
  })
})

describe('chooseGenericPayment', () => {
  it('[S6.4] answers which mana stays in the pool where generic mana can be paid in ways that matter', () => {
    const game = table('Mountain', 'Forest', 'Forest', 'Grizzly Bears', 'Sol Ring')
    play(game, 'Mountain', 'Forest', 'Forest')
    const tap = (): void => {
      const mana = legalActions(game, 0).find(({ kind }) => kind === 'activateMana')
      if (mana) game.submit(0, mana)
    }
    for (let i = 0; i < 3; i++) tap()
    game.submit(0, { kind: 'cast', object: inHand(game, 'Grizzly Bears'), face: 0, method: 'normal' })
    const { decision } = game
    if (decision?.shape !== 'pay') throw new Error('no question of payment')
    expect(decision.purpose).toBe('genericPayment')
    expect(chooseGenericPayment(decision, '{C}')).toBeNull()
    game.submit(0, chooseGenericPayment(decision, '{R}')!)
    expect(game.state.players[0].pool.map(({ type }) => type)).toEqual(['R'])
  })
})
