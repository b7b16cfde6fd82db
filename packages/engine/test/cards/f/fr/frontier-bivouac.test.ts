import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Frontier Bivouac] enters tapped', () => {
  const b = board({ a: { hand: ['Frontier Bivouac'] } })
  expect(b.play('Frontier Bivouac').object('Frontier Bivouac').tapped).toBe(true)
  const ready = board({ a: { battlefield: ['Frontier Bivouac', 'Forest'], hand: ['Shock'] } })
  expect(ready.can('cast', 'Shock')).toBe(true)
})
