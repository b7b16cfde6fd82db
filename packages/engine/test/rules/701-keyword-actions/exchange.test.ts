import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('exchange', () => {
  it('[CR 701.12b] Switcheroo exchanges control of two creatures', () => {
    const b = board({
      a: { battlefield: ['5 Island', 'Grizzly Bears'], hand: ['Switcheroo'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Switcheroo', { targets: ['Grizzly Bears', 'Hill Giant'] }).resolve()
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
    expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[CR 701.12b] two creatures of one player: nothing happens', () => {
    const b = board({ a: { battlefield: ['5 Island', 'Grizzly Bears', 'Hill Giant'], hand: ['Switcheroo'] } })
    b.cast('Switcheroo', { targets: ['Grizzly Bears', 'Hill Giant'] }).resolve()
    expect(b.names('battlefield', 'B')).toEqual([])
  })
})
