import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('exert', () => {
  it('[CR 701.43a] an exerted creature does not untap in the next untap step of its controller', () => {
    const b = board({ a: { battlefield: ['Gust Walker'], library: ['10 Plains'] }, b: { library: ['10 Plains'] } })
    b.yes().attack('Gust Walker')
    b.resolve()
    expect(b.pt('Gust Walker')).toBe('3/3')
    b.to('upkeep', 5)
    expect(b.object('Gust Walker').tapped).toBe(true)
    b.to('upkeep', 7)
    expect(b.object('Gust Walker').tapped).toBe(false)
  })

  it('[CR 701.43d] exerting is optional: without it nothing triggers and the creature untaps', () => {
    const b = board({ a: { battlefield: ['Gust Walker'], library: ['10 Plains'] }, b: { library: ['10 Plains'] } })
    b.no().attack('Gust Walker')
    expect(b.names('stack')).toEqual([])
    b.to('upkeep', 5)
    expect(b.object('Gust Walker').tapped).toBe(false)
  })
})
