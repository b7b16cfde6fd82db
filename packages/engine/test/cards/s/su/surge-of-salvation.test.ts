import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Surge of Salvation] prevents damage from a red source to your creatures', () => {
  const b = board({
    a: { hand: ['Surge of Salvation'], battlefield: ['Plains', 'Memnite'] },
    b: { hand: ['Pyroclasm'], battlefield: ['2 Mountain'] },
    active: 1,
  })
  b.cast('Pyroclasm').turnTo('A').cast('Surge of Salvation').resolveAll()
  expect(b.in('battlefield', 'Memnite', 'A')).toBe(true)
})
