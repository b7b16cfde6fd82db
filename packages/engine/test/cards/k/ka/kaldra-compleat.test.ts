import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kaldra Compleat] exiles a creature the equipped creature damages in combat', () => {
  const b = board({
    a: { hand: ['Kaldra Compleat'], battlefield: ['7 Wastes'] },
    b: { battlefield: ['Wall of Stone'] },
  })
  b.cast('Kaldra Compleat').resolve().resolve()
  b.attack('Phyrexian Germ Token').block('Wall of Stone>Phyrexian Germ Token').damage()
  expect(b.in('exile', 'Wall of Stone')).toBe(true)
})
