import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Focus the Mind] costs {2} less after another spell this turn', () => {
  const b = board({ a: { hand: ['Focus the Mind', 'Opt'], battlefield: ['4 Island'] } })
  expect(b.can('cast', 'Focus the Mind')).toBe(false)
  b.cast('Opt').resolve()
  b.cast('Focus the Mind').resolve()
  expect(b.names('hand', 'A')).toHaveLength(3)
})
