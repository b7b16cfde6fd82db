import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Arbor Elf] untaps a Forest', () => {
  const b = board({
    a: { battlefield: ['Arbor Elf', { card: 'Forest', tapped: true }, { card: 'Island', tapped: true }] },
  })
  b.activate('Arbor Elf').resolve()
  expect(b.object('Forest').tapped).toBe(false)
  expect(b.object('Island').tapped).toBe(true)
})
