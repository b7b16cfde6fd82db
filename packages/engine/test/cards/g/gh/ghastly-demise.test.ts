import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ghastly Demise] needs enough cards in the graveyard', () => {
  const b = board({
    a: { hand: ['Ghastly Demise'], battlefield: ['Swamp'], graveyard: ['2 Forest'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Ghastly Demise', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
