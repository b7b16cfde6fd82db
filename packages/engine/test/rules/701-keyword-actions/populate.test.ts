import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('populate', () => {
  it('[CR 701.36a] populate copies a creature token', () => {
    const b = board({
      a: { hand: ['Call of the Herd', 'Wake the Reflections'], battlefield: ['3 Forest', '2 Plains', 'Grizzly Bears'] },
    })
    b.cast('Call of the Herd').resolve().cast('Wake the Reflections').resolve()
    expect(b.count('battlefield', 'Elephant Token')).toBe(2)
  })

  it('[CR 701.36b] without a creature token nothing is created', () => {
    const b = board({ a: { hand: ['Wake the Reflections'], battlefield: ['Plains', 'Grizzly Bears'] } })
    b.cast('Wake the Reflections').resolve()
    expect(b.names('battlefield', 'A')).toEqual(['Plains', 'Grizzly Bears'])
  })
})
