import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gigastorm Titan] costs {3} less after another spell', () => {
  const b = board({ a: { hand: ['Gigastorm Titan', 'Memnite'], battlefield: ['2 Island'] } })
  expect(b.can('cast', 'Gigastorm Titan')).toBe(false)
  b.cast('Memnite').resolve()
  expect(b.can('cast', 'Gigastorm Titan')).toBe(true)
})
