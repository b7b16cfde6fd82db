import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { commandZone } from '../../support/watch.ts'

describe('the Ring', () => {
  const position = () =>
    board({
      a: {
        hand: ['4 Birthday Escape'],
        battlefield: ['4 Island', 'Grizzly Bears', 'Hill Giant'],
        library: ['20 Forest'],
      },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    })

  const tempted = (times: number, b = position()) => {
    for (let time = 0; time < times; time++) b.pick('choose', 'Grizzly Bears').cast('Birthday Escape').resolve()
    return b
  }

  it('[CR 701.54c] its bearer is legendary and not blocked by greater power', () => {
    const b = tempted(1)
    expect(b.object('Grizzly Bears').marks).toEqual({ ringBearer: 1 })
    expect(b.c('Grizzly Bears').supertypes).not.toBe(b.c('Hill Giant').supertypes)
    b.attack('Grizzly Bears').to('declareBlockers')
    expect(() => b.block('Hill Giant#2 > Grizzly Bears')).toThrow()
  })

  it('[CR 701.54c] tempted twice, its player draws and discards as it attacks', () => {
    const b = tempted(2)
    const before = b.names('hand', 'A').length
    b.attack('Grizzly Bears').resolve()
    expect(b.names('hand', 'A')).toHaveLength(before)
    expect(b.names('graveyard', 'A')).toHaveLength(3)
  })

  it('[CR 701.54c] four times, its damage costs each opponent 3 life', () => {
    const b = tempted(4)
    b.attack('Grizzly Bears').resolve().damage().resolveAll()
    expect(b.life('B')).toBe(15)
  })

  it('is plain data, and the same after JSON', () => {
    const b = position()
    b.throughJson = true
    expect(commandZone(tempted(2, b))).toEqual([{ controller: 0, ring: 2 }])
  })
})
