import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('shuffle', () => {
  it('[S5.1] [CR 701.24] searching ends with a shuffle that keeps every card', () => {
    const b = board({ a: { battlefield: ['Windswept Heath'], library: ['5 Island', 'Plains', '4 Swamp'] } })
    const seen = watch(b)
    b.pick('chooseFound', 'Plains').activate('Windswept Heath').resolve()
    expect(b.in('battlefield', 'Plains', 'A')).toBe(true)
    expect(b.names('library', 'A').length).toBe(9)
    expect(seen.count('shuffled', 'A')).toBe(1)
  })
})
