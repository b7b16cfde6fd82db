import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ivora, Insatiable Heir] makes Blood, and grows for discarded cards', () => {
  const b = board({
    a: { hand: ['Ivora, Insatiable Heir', 'Shock'], battlefield: ['3 Mountain'] },
  })
  b.cast('Ivora, Insatiable Heir').resolveAll()
  expect(b.count('battlefield', 'Blood Token')).toBe(1)
  b.activate('Blood Token').resolveAll()
  expect(b.pt('Ivora, Insatiable Heir')).toBe('2/2')
})
