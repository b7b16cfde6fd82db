import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { commandZone } from '../../support/watch.ts'

describe('the monarch', () => {
  const crowned = () => {
    const b = board({
      a: { hand: ['Palace Sentinels'], battlefield: ['4 Plains'], library: ['5 Forest'] },
      b: { battlefield: ['Grizzly Bears', 'Hill Giant'], library: ['5 Island'] },
    })
    return b.cast('Palace Sentinels').resolve().resolve()
  }

  it('[CR 725.2] draws a card at the beginning of their end step', () => {
    const b = crowned()
    expect(commandZone(b)).toEqual([{ controller: 0, monarch: 1 }])
    b.to('end')
    expect(b.names('hand', 'A')).toEqual(['Forest'])
  })

  it('[CR 725.2, 725.3] is who last dealt combat damage to the monarch with a creature', () => {
    const b = crowned().to('main1', 4)
    b.attack('Grizzly Bears', 'Hill Giant').damage().resolveAll()
    expect(commandZone(b)).toEqual([{ controller: 1, monarch: 1 }])
    b.to('end')
    expect(b.names('hand', 'B')).toEqual(['Island', 'Island'])
  })

  it('[Throne Warden] grows while you are the monarch', () => {
    const b = board({
      a: { hand: ['Palace Sentinels'], battlefield: ['4 Plains', 'Throne Warden'], library: ['Forest'] },
    })
    b.cast('Palace Sentinels').resolve().resolve().to('end')
    expect(b.counters('Throne Warden', '+1/+1')).toBe(1)
    const c = board({ a: { battlefield: ['Throne Warden'] } })
    c.to('end')
    expect(c.counters('Throne Warden', '+1/+1')).toBe(0)
  })
})
