import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('copies of permanents', () => {
  it('[CR 707.9a] Clone copying Phantasmal Image copies the exception too', () => {
    const b = board({
      a: { battlefield: ['6 Island', 'Serra Angel', 'Forest'], hand: ['Phantasmal Image', 'Clone', 'Giant Growth'] },
    })
    b.yes('copy').cast('Phantasmal Image').resolve()
    b.yes('copy').pick('copy', 'Serra Angel#2').cast('Clone').resolve()
    expect(b.c('Serra Angel#3').subtypes).toEqual(['Angel', 'Illusion'])
    b.cast('Giant Growth', { targets: ['Serra Angel#3'] }).resolveAll()
    expect(b.in('graveyard', 'Clone', 'A')).toBe(true)
  })
})
