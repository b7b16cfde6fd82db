import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Banisher Priest] exiles a creature until it leaves', () => {
  const b = board({
    a: { battlefield: ['3 Plains', '3 Swamp'], hand: ['Banisher Priest', 'Murder'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Banisher Priest').resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  b.cast('Murder', { targets: ['Banisher Priest'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[CR 610.3c] Banisher Priest: a permanent comes back to the battlefield', () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Mountain'], hand: ['Banisher Priest', 'Lightning Bolt'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Banisher Priest').resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  b.cast('Lightning Bolt', { targets: ['Banisher Priest'] }).resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
