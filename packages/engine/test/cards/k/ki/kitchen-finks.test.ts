import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kitchen Finks] gains 2 life each time it enters, and persists once', () => {
  const b = board({
    a: { battlefield: ['3 Forest', '3 Swamp', '2 Mountain'], hand: ['Kitchen Finks', 'Murder', 'Incinerate'] },
  })
  b.cast('Kitchen Finks').resolveAll()
  expect(b.life('A')).toBe(22)
  b.cast('Murder').resolveAll()
  expect(b.life('A')).toBe(24)
  expect(b.pt('Kitchen Finks')).toBe('2/1')
  b.cast('Incinerate', { targets: ['Kitchen Finks'] }).resolveAll()
  expect(b.in('graveyard', 'Kitchen Finks', 'A')).toBe(true)
})
