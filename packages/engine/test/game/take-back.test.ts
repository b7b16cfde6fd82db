import { describe, expect, it } from 'vitest'
import { sampleAnswer } from '../../src/decision/sample.ts'
import { createRandom } from '../../src/state/rng.ts'
import { viewFor } from '../../src/view/view.ts'
import { board } from '../support/board.ts'

describe('taking back', () => {
  it('[S4.4] a land tapped for mana is untapped again while the mana is unspent', () => {
    const b = board({ a: { battlefield: ['Mountain'] } })
    b.tapForMana('Mountain')
    expect(b.pool('A')).toBe('{R}')
    expect(b.game.takeBack(0)).toEqual({ ok: true })
    expect(b.pool('A')).toBe('')
    expect(b.object('Mountain').tapped).toBe(false)
  })

  it('[S4.4] a land played is back in hand, and may be played again', () => {
    const b = board({ a: { hand: ['Forest'] } })
    b.play('Forest')
    b.game.takeBack(0)
    expect(b.names('hand', 'A')).toEqual(['Forest'])
    expect(b.play('Forest').in('battlefield', 'Forest')).toBe(true)
  })

  it('[S4.4] not after a card was drawn: the game says why', () => {
    const b = board({ a: { hand: ['Ancestral Recall'], battlefield: ['Island'] } })
    b.cast('Ancestral Recall', { targets: ['A'] }).resolve()
    const answer = b.game.takeBack(0)
    expect(answer).toEqual({ ok: false, reason: 'Something hidden has been revealed since: that decision stands.' })
    expect(b.names('hand', 'A')).toHaveLength(3)
  })

  it('[S4.4] not once a library has been looked through', () => {
    const b = board({ a: { hand: ['Diabolic Tutor'], battlefield: ['4 Swamp'], library: ['Forest', 'Island'] } })
    b.cast('Diabolic Tutor').pass()
    b.submit({ kind: 'pass' })
    expect(b.decision.purpose).toBe('chooseFound')
    expect(b.game.takeBack(0)).toMatchObject({ ok: false, reason: expect.stringContaining('revealed') })
  })

  it('[S4.4] nothing decided yet: nothing to take back', () => {
    const b = board({})
    expect(b.game.takeBack(1)).toEqual({ ok: false, reason: 'There is nothing to take back.' })
  })
})

describe('forks', () => {
  it('a fork of a fork in the middle of casting is at the same question, also without snapshots', () => {
    const b = board({ a: { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Grizzly Bears'] } })
    const game = b.game.fork('never')
    game.submit(0, { kind: 'cast', object: b.id('Lightning Bolt'), face: 0, method: 'normal' })
    expect(game.decision?.purpose).toBe('target')
    const again = game.fork('never')
    expect(again.decision?.purpose).toBe('target')
    expect(again.hash()).toBe(game.hash())
  })

  it('what happens in a fork does not happen in the game', () => {
    const b = board({ a: { hand: ['3 Mountain', 'Lightning Bolt'], battlefield: ['Mountain'] } })
    const hash = b.game.hash()
    const fork = b.game.fork()
    const random = createRandom('fork')
    for (let i = 0; i < 60 && fork.decision; i++)
      fork.submit(fork.decision.player, sampleAnswer(fork, fork.decision, random))
    expect(fork.hash()).not.toBe(hash)
    expect(b.game.hash()).toBe(hash)
  })
})

describe('summoning sickness', () => {
  it('[CR 302.6] a creature cast on your turn cannot use {T} on the opponent’s turn either', () => {
    const b = board({ a: { hand: ['Llanowar Elves'], battlefield: ['Forest'] } })
    b.cast('Llanowar Elves').resolve().to('main1', 4).turnTo('A')
    expect(b.can('activateMana', 'Llanowar Elves')).toBe(false)
    b.to('main1', 5)
    expect(b.can('activateMana', 'Llanowar Elves')).toBe(true)
  })
})

describe('what the opponent knows of a hand', () => {
  it('[S13.11] after Duress and Brainstorm nobody but its owner knows which cards went back', () => {
    const b = board({
      a: { hand: ['Duress'], battlefield: ['Swamp'] },
      b: {
        hand: ['Brainstorm', 'Shock', 'Grizzly Bears', 'Hill Giant'],
        battlefield: ['Island'],
        library: ['5 Forest'],
      },
    })
    b.pick('choose', 'Shock')
      .cast('Duress', { targets: ['B'] })
      .resolve()
    expect(JSON.stringify(viewFor(b.game, 0))).toContain('Hill Giant')
    b.turnTo('B').pick('choose', 'Hill Giant', 'Forest').cast('Brainstorm').resolve()
    expect(JSON.stringify(viewFor(b.game, 0))).not.toContain('Hill Giant')
  })
})
