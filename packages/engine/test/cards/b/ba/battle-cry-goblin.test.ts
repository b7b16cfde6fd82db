import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Battle Cry Goblin] brings a Goblin with 6 power attacking', () => {
  const b = board({ a: { battlefield: ['Battle Cry Goblin', 'Serra Angel'] } })
  b.attack('Battle Cry Goblin', 'Serra Angel').resolveAll()
  expect(b.object('Goblin Token').tapped).toBe(true)
})
