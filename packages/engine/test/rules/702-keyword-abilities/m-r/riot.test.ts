import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('riot', () => {
  it('[CR 702.136a] riot gives a counter or haste', () => {
    const position = { a: { hand: ['Zhur-Taa Goblin'], battlefield: ['Mountain', 'Forest'] } }
    const counter = board(position).option('choose', 'counter')
    counter.cast('Zhur-Taa Goblin').resolve()
    expect([counter.pt('Zhur-Taa Goblin'), counter.has('Zhur-Taa Goblin', 'haste')]).toEqual(['3/3', false])
    const haste = board(position).option('choose', 'haste')
    haste.throughJson = true
    haste.cast('Zhur-Taa Goblin').resolve()
    expect([haste.pt('Zhur-Taa Goblin'), haste.has('Zhur-Taa Goblin', 'haste')]).toEqual(['2/2', true])
    haste.attack('Zhur-Taa Goblin').damage()
    expect(haste.life('B')).toBe(18)
    haste.to('upkeep', 5)
    expect(haste.has('Zhur-Taa Goblin', 'haste')).toBe(true)
  })
})
