import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Petradon] exiles two lands until it leaves', () => {
  const b = board({ a: { hand: ['Petradon'], battlefield: ['8 Mountain'] }, b: { battlefield: ['2 Island'] } })
  b.cast('Petradon').aim(['Island,Island#2']).resolveAll()
  expect(b.names('exile', 'B').length).toBe(2)
})
