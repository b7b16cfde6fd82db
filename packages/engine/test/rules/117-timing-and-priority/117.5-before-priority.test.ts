import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('priority', () => {
  it('[S3.3] [CR 117.5, 117.2d, 405.6f, 704.1] state-based actions come before priority: nobody can respond to a dead creature', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] },
    })
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.in('graveyard', 'Grizzly Bears')).toBe(true)
    b.turnTo('B')
    expect(b.can('cast', 'Giant Growth')).toBe(false)
  })

  it('[S3.3] [CR 117.5] triggers go on the stack before priority', () => {
    const b = board({ a: { battlefield: ['2 Plains'], hand: ['Wall of Omens'] } })
    b.cast('Wall of Omens').resolve()
    expect(b.game.state.stack.length).toBe(1)
    expect(b.decision.player).toBe(0)
  })
})
