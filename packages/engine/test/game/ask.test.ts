import { describe, expect, it } from 'vitest'
import { defaultAnswer } from '../../src/decision/default.ts'
import { uniformHandler } from '../../src/decision/handler.ts'
import { playGameSync } from '../../src/decision/play.ts'
import { sampleAnswer } from '../../src/decision/sample.ts'
import type { GameEvent } from '../../src/events/event.ts'
import type { Game } from '../../src/game/game.ts'
import { createRandom } from '../../src/state/rng.ts'
import { smallGame } from '../decision/small-game.ts'
import { board } from '../support/board.ts'

const eventsOf = (game: Game): string[] => {
  const told: string[] = []
  game.listeners.push(({ kind, object, player, amount, detail }: GameEvent) =>
    told.push(`${kind} ${object} ${player} ${amount} ${detail}`),
  )
  return told
}

/** Answers from outside, one after the other, as a person or a socket gives them. */
function submitToTheEnd(game: Game, seed: string): void {
  const random = createRandom(seed)
  while (game.decision) {
    const done = game.submit(game.decision.player, sampleAnswer(game, game.decision, random))
    if (!done.ok) throw new Error(done.reason)
  }
}

describe('a game that waits for answers', () => {
  it.each(['one', 'two', 'three', 'four', 'five', 'six'])(
    'is the same game as one whose players answer at once, event for event (%s)',
    (seed) => {
      const waiting = smallGame(seed)
      const events = eventsOf(waiting)
      submitToTheEnd(waiting, seed)
      const atOnce = smallGame(seed, 'never')
      const others = eventsOf(atOnce)
      const random = createRandom(seed)
      atOnce.playWith((decision) => sampleAnswer(atOnce, decision, random))
      expect(atOnce.hash()).toBe(waiting.hash())
      expect(atOnce.answers).toEqual(waiting.answers)
      expect(others).toEqual(events)
    },
  )

  it('tells no event twice when it runs the rules again: Fact or Fiction reveals its cards once', () => {
    const b = board({
      a: { hand: ['Fact or Fiction'], battlefield: ['4 Island'], library: ['5 Forest'] },
      b: { library: ['Forest'] },
    })
    const events = eventsOf(b.game)
    b.cast('Fact or Fiction')
    while (b.game.state.stack.length > 0) b.game.submit(b.game.decision!.player, defaultAnswer(b.game.decision!))
    expect(b.game.answers.filter(({ answer }) => Array.isArray(answer))).toHaveLength(2)
    expect(events.filter((event) => event.startsWith('revealed'))).toHaveLength(1)
  })

  it('is not disturbed by being started once more', () => {
    const b = board({ a: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] } })
    b.game.submit(0, { kind: 'cast', object: b.id('Lightning Bolt'), face: 0, method: 'normal' })
    const { decision } = b.game
    expect(decision?.purpose).toBe('target')
    expect(b.game.start().decision).toBe(decision)
  })

  it('goes on where a player left a question open in the middle of a spell', () => {
    const game = smallGame('left open', 'never')
    let questions = 0
    game.playWith((decision) => (decision.shape === 'act' || questions++ < 4 ? defaultAnswer(decision) : undefined))
    const hash = game.hash()
    expect(game.decision).not.toBeNull()
    expect(game.fork().hash()).toBe(hash)
  })

  it('stands at the same question when a player throws, and takes the answer from somebody else', () => {
    const b = board({ a: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] } })
    const bolt = b.id('Lightning Bolt')
    const broken = uniformHandler('broken', (decision) => {
      if (decision.shape === 'act') return { kind: 'cast', object: bolt, face: 0, method: 'normal' }
      throw new Error('a bug in the bot')
    })
    const game = b.game.fork('never')
    expect(() => playGameSync(game, [broken, broken])).toThrow('a bug in the bot')
    expect(game.decision?.purpose).toBe('target')
    expect(game.submit(0, [-2]).ok).toBe(true)
    expect(game.decision?.purpose).not.toBe('target')
  })
})
