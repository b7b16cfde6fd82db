import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('explore', () => {
  const start = (library: string[]) =>
    board({ a: { hand: ['Merfolk Branchwalker'], battlefield: ['2 Forest'], library } })

  it('[CR 701.44a] a land card goes to the hand', () => {
    const b = start(['Plains', 'Shock'])
    b.cast('Merfolk Branchwalker').resolve().resolve()
    expect(b.names('hand', 'A')).toEqual(['Plains'])
    expect(b.pt('Merfolk Branchwalker')).toBe('2/1')
  })

  it('[CR 701.44a] for another card there is a counter, and it may go to the graveyard', () => {
    const b = start(['Shock', 'Plains'])
    b.cast('Merfolk Branchwalker').resolve().yes().resolve()
    expect(b.pt('Merfolk Branchwalker')).toBe('3/2')
    expect(b.names('graveyard', 'A')).toEqual(['Shock'])
  })

  it('[CR 701.44a] or stay on top of the library', () => {
    const b = start(['Shock', 'Plains'])
    b.cast('Merfolk Branchwalker').resolve().no().resolve()
    expect(b.names('library', 'A')).toEqual(['Shock', 'Plains'])
  })

  it('[CR 701.44b] with an empty library there is still a counter', () => {
    const b = start([])
    b.cast('Merfolk Branchwalker').resolve().resolve()
    expect(b.pt('Merfolk Branchwalker')).toBe('3/2')
  })
})
