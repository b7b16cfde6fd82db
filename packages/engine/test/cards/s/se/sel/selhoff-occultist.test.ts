import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Selhoff Occultist] mills a card for each creature that dies, itself included', () => {
  const b = board({
    a: { battlefield: ['Selhoff Occultist', '6 Swamp'], hand: ['2 Murder'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Murder', { targets: ['Hill Giant', 'B'] }).resolveAll()
  b.cast('Murder', { targets: ['Selhoff Occultist', 'B'] }).resolveAll()
  expect(b.count('graveyard', 'Wastes', 'B')).toBe(2)
})
