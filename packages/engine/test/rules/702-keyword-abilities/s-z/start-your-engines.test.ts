import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { commandZone } from '../../../support/watch.ts'

describe('start your engines!', () => {
  it('[CR 702.179a, 702.179d, 704.5z] starts at 1 and increases once in each of your turns', () => {
    const b = board({
      a: { hand: ['2 Shock'], battlefield: ['2 Mountain', 'Streaking Oilgorger'], library: ['9 Forest'] },
    })
    expect(commandZone(b)).toEqual([{ controller: 0, speed: 1 }])
    b.cast('Shock', { targets: ['B'] }).resolveAll()
    b.cast('Shock', { targets: ['B'] }).resolveAll()
    expect(commandZone(b)).toEqual([{ controller: 0, speed: 2 }])
    expect(b.has('Streaking Oilgorger', 'lifelink')).toBe(false)
  })
})
