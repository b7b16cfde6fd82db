import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Daemogoth Titan] costs a creature when it attacks', () => {
  const b = board({ a: { battlefield: ['Daemogoth Titan', 'Memnite'] } })
  b.pick('sacrifice', 'Memnite').attack('Daemogoth Titan').resolveAll()
  expect(b.in('graveyard', 'Memnite', 'A')).toBe(true)
})
