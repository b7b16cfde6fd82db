import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('fabricate', () => {
  it('[CR 702.123a] fabricate puts counters on the creature', () => {
    const b = board({ a: { hand: ['Glint-Sleeve Artisan'], battlefield: ['3 Plains'] } })
    b.cast('Glint-Sleeve Artisan').resolve().yes().resolve()
    expect(b.pt('Glint-Sleeve Artisan')).toBe('3/3')
    expect(b.in('battlefield', 'Servo Token')).toBe(false)
  })

  it('[CR 702.123a] fabricate creates Servos instead', () => {
    const b = board({ a: { hand: ['Glint-Sleeve Artisan'], battlefield: ['3 Plains'] } })
    b.cast('Glint-Sleeve Artisan').resolve().no().resolve()
    expect(b.pt('Glint-Sleeve Artisan')).toBe('2/2')
    expect(b.pt('Servo Token')).toBe('1/1')
  })

  it('[CR 702.123a] a creature that is gone gets no counters, so fabricate creates Servos', () => {
    const b = board({
      a: { hand: ['Glint-Sleeve Artisan'], battlefield: ['3 Plains'] },
      b: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    })
    b.cast('Glint-Sleeve Artisan').resolve().turnTo('B')
    b.cast('Lightning Bolt', { targets: ['Glint-Sleeve Artisan'] })
      .resolve()
      .resolve()
    expect(b.in('battlefield', 'Servo Token')).toBe(true)
  })
})
