import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flickering Ward] stays on the creature that it protects from white', () => {
  const b = board({ a: { hand: ['Flickering Ward'], battlefield: ['2 Plains', 'Grizzly Bears'] } })
  b.option('chooseColor', 'white')
    .cast('Flickering Ward', { targets: ['Grizzly Bears'] })
    .resolve()
  expect(b.in('battlefield', 'Flickering Ward', 'A')).toBe(true)
  b.activate('Flickering Ward').resolve()
  expect(b.in('hand', 'Flickering Ward', 'A')).toBe(true)
})
