import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('support', () => {
  it('[CR 701.41a] a spell supports up to so many creatures', () => {
    const b = board({
      a: { hand: ['Shoulder to Shoulder'], battlefield: ['3 Plains', 'Llanowar Elves', 'Hill Giant'] },
    })
    b.cast('Shoulder to Shoulder', { targets: ['Llanowar Elves,Hill Giant'] }).resolve()
    expect([b.pt('Llanowar Elves'), b.pt('Hill Giant')]).toEqual(['2/2', '4/4'])
  })

  it('[CR 701.41a] a permanent supports others', () => {
    const b = board({ a: { hand: ['Relief Captain'], battlefield: ['4 Plains', 'Llanowar Elves'] } })
    b.cast('Relief Captain').resolve()
    b.resolve()
    expect(b.pt('Relief Captain')).toBe('3/2')
  })
})
