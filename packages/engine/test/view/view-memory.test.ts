import { describe, expect, it } from 'vitest'
import { randomHandler } from '../../src/decision/handler.ts'
import { playGameSync } from '../../src/decision/play.ts'
import { PLAYERS } from '../../src/state/ids.ts'
import { createRandom } from '../../src/state/rng.ts'
import { lensFor, viewFor } from '../../src/view/view.ts'
import { smallGame } from '../decision/small-game.ts'
import { board } from '../support/board.ts'

describe('what a view keeps', () => {
  it('is never out of date: a fork, which remembers nothing, sees the same at every question of a game', () => {
    for (const seed of ['kept', 'kept 2']) {
      const game = smallGame(seed)
      playGameSync(game, [randomHandler(createRandom(`${seed} 1`)), randomHandler(createRandom(`${seed} 2`))], {
        onDecision: () => {
          const fork = game.fork()
          for (const player of PLAYERS) {
            const { decision: _, ...seen } = viewFor(game, player)
            expect(seen).toEqual({ ...viewFor(fork, player), decision: undefined })
          }
        },
      })
    }
  })

  it('is the exile, as one list until a card comes to it', () => {
    const b = board({
      a: { hand: ['Swords to Plowshares'], mana: '{W}' },
      b: { battlefield: ['Grizzly Bears'], exile: ['Shock'] },
    })
    const before = lensFor(b.game, 0).exile
    expect(lensFor(b.game, 0).exile).toBe(before)
    b.cast('Swords to Plowshares', { targets: ['Grizzly Bears'] })
    expect(lensFor(b.game, 0).exile).toBe(before)
    b.resolve()
    expect(lensFor(b.game, 0).exile).toMatchObject([{ name: 'Shock' }, { name: 'Grizzly Bears', faceDown: false }])
  })

  it('is a spell on the stack, until its targets are other ones or it is gone', () => {
    const b = board({ a: { hand: ['Lightning Bolt'], mana: '{R}' }, b: { battlefield: ['Grizzly Bears'] } })
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
    const [spell] = lensFor(b.game, 0).stack
    expect(lensFor(b.game, 1).stack[0]).toBe(spell)
    b.resolve()
    expect(lensFor(b.game, 0).stack).toEqual([])
  })

  it('is a permanent, until an effect makes it another', () => {
    const b = board({ a: { battlefield: ['Mogg Fanatic'], hand: ['Goblin King'], mana: '{R}{R}{R}' } })
    const fanatic = () => lensFor(b.game, 1).battlefield.find(({ name }) => name === 'Mogg Fanatic')!
    const before = fanatic()
    b.cast('Goblin King')
    expect(fanatic()).toBe(before)
    b.resolve()
    expect(fanatic()).toMatchObject({ power: 2, keywords: ['landwalk'] })
  })
})
