import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Agent of Treachery] takes a permanent, and draws for three of others', () => {
  const b = board({
    a: { hand: ['3 Agent of Treachery'], battlefield: ['21 Island'] },
    b: { battlefield: ['Hill Giant', 'Sol Ring', 'Propaganda'] },
  })
  for (const name of ['Hill Giant', 'Sol Ring', 'Propaganda'])
    b.pick('target', name).cast('Agent of Treachery').resolveAll()
  expect(b.names('battlefield', 'B')).toEqual([])
  b.to('end').resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(9)
})
