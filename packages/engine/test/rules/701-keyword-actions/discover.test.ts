import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('discover', () => {
  const start = () =>
    board({
      a: {
        hand: ['Murder'],
        battlefield: ['3 Swamp', 'Primordial Gnawer'],
        library: ['Forest', 'Colossal Dreadmaw', 'Shock', 'Plains'],
      },
    })

  it('[CR 701.57a] casts the first nonland card of small enough mana value', () => {
    const b = start()
    b.cast('Murder', { targets: ['Primordial Gnawer'] }).resolve()
    b.yes().aim(['B']).resolve().resolveAll()
    expect(b.life('B')).toBe(18)
    expect(b.names('library', 'A')[0]).toBe('Plains')
  })

  it('[CR 701.57a] what is not cast is put into the hand', () => {
    const b = start()
    b.cast('Murder', { targets: ['Primordial Gnawer'] }).resolve()
    b.no().resolve()
    expect(b.names('hand', 'A')).toEqual(['Shock'])
    expect(b.names('exile')).toEqual([])
  })
})
