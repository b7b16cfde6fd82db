import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Idyllic Grange] puts a counter on a creature if it enters untapped', () => {
  const b = board({ a: { hand: ['Idyllic Grange'], battlefield: ['3 Plains', 'Grizzly Bears'] } })
  b.play('Idyllic Grange').resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})
