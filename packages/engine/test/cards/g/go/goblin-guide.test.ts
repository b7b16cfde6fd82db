import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Guide] gives the defending player a land from the top', () => {
  const b = board({ a: { battlefield: ['Goblin Guide'] }, b: { library: ['Forest'] } })
  b.attack('Goblin Guide').resolveAll()
  expect(b.in('hand', 'Forest', 'B')).toBe(true)
})
