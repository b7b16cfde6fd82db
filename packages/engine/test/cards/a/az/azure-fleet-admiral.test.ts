import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Azure Fleet Admiral] cannot be blocked by creatures of the monarch', () => {
  const b = board({ a: { hand: ['Azure Fleet Admiral'], battlefield: ['4 Island'] }, b: { battlefield: ['Memnite'] } })
  b.cast('Azure Fleet Admiral')
    .resolveAll()
    .to('main1', 5)
    .attack('Azure Fleet Admiral')
    .block('Memnite>Azure Fleet Admiral')
  expect(b.object('Azure Fleet Admiral').id).toBeGreaterThan(0)
})
