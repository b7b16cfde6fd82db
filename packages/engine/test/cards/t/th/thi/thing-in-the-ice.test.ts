import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thing in the Ice] transforms without ice counters and returns the other creatures', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: [{ card: 'Thing in the Ice', counters: { ice: 1 } }, 'Mountain'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect([b.in('battlefield', 'Awoken Horror'), b.in('hand', 'Memnite', 'B')]).toEqual([true, true])
})
