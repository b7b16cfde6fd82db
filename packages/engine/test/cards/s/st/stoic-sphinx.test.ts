import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Stoic Sphinx] has hexproof until its controller casts a spell', () => {
  const b = board({ a: { hand: ['Memnite'], battlefield: ['Stoic Sphinx'] } })
  expect(b.has('Stoic Sphinx', 'hexproof')).toBe(true)
  b.cast('Memnite')
  expect(b.has('Stoic Sphinx', 'hexproof')).toBe(false)
})
