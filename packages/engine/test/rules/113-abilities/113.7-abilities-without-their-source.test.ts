import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('Wasteland in response: the Port is destroyed, its ability still resolves', () => {
  const b = board({
    a: { battlefield: ['Rishadan Port', 'Mountain', 'Forest'] },
    b: { battlefield: ['Wasteland', 'Island'] },
  })
  b.activate('Rishadan Port', { targets: ['Island'] })
  b.turnTo('B')
    .activate('Wasteland', { targets: ['Rishadan Port'] })
    .resolveAll()
  expect(b.in('graveyard', 'Rishadan Port', 'A')).toBe(true)
  expect(b.object('Island').tapped).toBe(true)
})

describe('looking back', () => {
  it('[S4.1] [CR 113.7a] an ability on the stack exists independently of its source', () => {
    const b = board({
      a: { battlefield: ['Prodigal Pyromancer'] },
      b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    })
    b.activate('Prodigal Pyromancer', { targets: ['B'] })
    b.turnTo('B')
      .cast('Lightning Bolt', { targets: ['Prodigal Pyromancer'] })
      .resolveAll()
    expect(b.life('B')).toBe(19)
  })
})
