import { CardDefinitions } from '@spellwright/cards'
import { describe, expect, it } from 'vitest'
import { Game } from '../../src/game/game.ts'
import { type Board, board } from '../support/board.ts'

const load = (game: Game): Game => Game.load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)

/** A game in the middle of a resolution: Fact or Fiction's piles are being made. */
const midResolution = (): Board => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Fact or Fiction'] } })
  b.cast('Fact or Fiction')
  b.submit({ kind: 'pass' }).submit({ kind: 'pass' })
  return b
}

/** A game in the middle of casting: X is chosen, the target is asked for. */
const midCasting = (): Board => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Banefire'] } })
  b.submit({ kind: 'cast', object: b.id('Banefire'), face: 0, method: 'normal' }).submit(3)
  return b
}

describe('saving', () => {
  it('a game at rest goes through JSON unchanged', () => {
    const { game } = board({ a: { battlefield: ['Forest'], hand: ['Giant Growth'] } })
    expect(load(game).hash()).toBe(game.hash())
  })

  it('a game in the middle of a resolution goes through JSON, at the same question', () => {
    const { game } = midResolution()
    expect(game.decision?.purpose).toBe('piles')
    const copy = load(game)
    expect(copy.hash()).toBe(game.hash())
    expect(copy.decision).toEqual(game.decision)
  })

  it('a game in the middle of casting goes through JSON, at the same question', () => {
    const { game } = midCasting()
    expect(game.decision?.purpose).toBe('target')
    const copy = load(game)
    expect(copy.hash()).toBe(game.hash())
    expect(copy.decision?.purpose).toBe('target')
  })

  it('the loaded game goes on the same way', () => {
    const b = midCasting()
    const copy = load(b.game)
    for (const game of [b.game, copy]) {
      game.submit(0, [-2])
      game.submit(0, { kind: 'auto' })
    }
    expect(copy.hash()).toBe(b.game.hash())
  })

  it('a finished game can be saved and loaded', () => {
    const b = board({})
    b.game.concede(0)
    expect(load(b.game).state.result).toEqual({ winner: 1, reason: 'conceded' })
  })

  it('a whole combat through JSON at every answer', () => {
    const b = board({
      a: { battlefield: ['Serra Angel', 'Forest'], hand: ['Giant Growth'] },
      b: { battlefield: ['Air Elemental'] },
    })
    b.throughJson = true
    b.attack('Serra Angel').block('Air Elemental>Serra Angel')
    b.cast('Giant Growth', { targets: ['Serra Angel'] }).resolve()
    b.damage()
    expect(b.in('graveyard', 'Air Elemental', 'B')).toBe(true)
    expect(b.in('battlefield', 'Serra Angel')).toBe(true)
  })
})

describe('forking', () => {
  it('a fork has the same hash and the same question', () => {
    const { game } = board({ a: { battlefield: ['Forest'] } })
    const fork = game.fork()
    expect(fork.hash()).toBe(game.hash())
    expect(fork.decision).toEqual(game.decision)
  })

  it('what happens in the fork does not happen in the game', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
    const hash = b.game.hash()
    const fork = b.game.fork()
    fork.submit(0, { kind: 'cast', object: b.id('Lightning Bolt'), face: 0, method: 'normal' })
    expect(b.game.hash()).toBe(hash)
    expect(fork.hash()).not.toBe(hash)
  })

  it('and the other way round', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
    const fork = b.game.fork()
    const hash = fork.hash()
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    expect(fork.hash()).toBe(hash)
  })

  it('a fork in the middle of a resolution goes on by itself', () => {
    const { game } = midResolution()
    const fork = game.fork()
    expect(fork.decision?.purpose).toBe('piles')
    fork.submit(1, [0])
    expect(game.decision?.purpose).toBe('piles')
    game.submit(1, [0])
    expect(fork.hash()).toBe(game.hash())
  })

  it('two forks that answer differently differ', () => {
    const { game } = midResolution()
    const [one, two] = [game.fork(), game.fork()]
    for (const [fork, pile] of [
      [one, [0]],
      [two, [0, 1]],
    ] as const) {
      fork.submit(1, pile)
      fork.submit(0, [0])
    }
    expect(one.state.hand[0].length).toBe(1)
    expect(two.state.hand[0].length).toBe(2)
  })

  it('listeners of the game are not told what happens in a fork', () => {
    const b = board({ a: { battlefield: ['Forest'] } })
    let told = 0
    b.game.listeners.push(() => told++)
    b.game.fork().submit(0, { kind: 'pass' })
    expect(told).toBe(0)
  })
})

describe('replaying', () => {
  it('[S1.2] the same answers give the same game', () => {
    const start = (): Board => board({ a: { battlefield: ['4 Island'], hand: ['Fact or Fiction'] }, seed: 'replay' })
    const b = start()
    b.cast('Fact or Fiction').resolve().to('upkeep', 4)
    const again = start()
    again.game.replay(b.game.answers)
    expect(again.game.hash()).toBe(b.game.hash())
  })

  it('[S1.2] a shuffle is the same in every replay', () => {
    const start = (): Board =>
      board({ a: { battlefield: ['Windswept Heath'], library: ['10 Plains', '10 Island'] }, seed: 'shuffle' })
    const play = (b: Board): string[] => {
      b.activate('Windswept Heath').resolve()
      return b.names('library', 'A')
    }
    expect(play(start())).toEqual(play(start()))
  })

  it('an answer that does not fit stops the replay with its number', () => {
    const b = board({})
    expect(() => b.game.replay([{ player: 1, answer: { kind: 'pass' } }])).toThrow(/Answer 0 does not fit/)
  })
})
