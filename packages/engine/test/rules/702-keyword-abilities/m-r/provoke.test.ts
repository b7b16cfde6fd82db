import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('provoke', () => {
  it('[CR 702.39a] a provoked creature untaps and must block', () => {
    const b = board({
      a: { battlefield: ['Goblin Grappler'] },
      b: { battlefield: [{ card: 'Grizzly Bears', tapped: true }] },
    })
    b.yes().aim(['Grizzly Bears']).attack('Goblin Grappler').resolveAll()
    expect(b.object('Grizzly Bears').tapped).toBe(false)
    expect(() => b.block()).toThrow()
  })
})
