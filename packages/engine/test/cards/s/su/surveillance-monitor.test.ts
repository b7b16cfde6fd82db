import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Surveillance Monitor] makes a Thopter whenever evidence is collected', () => {
  const b = board({
    a: { hand: ['Surveillance Monitor'], graveyard: ['Hill Giant'], battlefield: ['4 Island'] },
  })
  b.yes('payOrNot').cast('Surveillance Monitor').resolveAll()
  expect(b.in('battlefield', 'Thopter Token')).toBe(true)
  expect(b.in('exile', 'Hill Giant')).toBe(true)
})
