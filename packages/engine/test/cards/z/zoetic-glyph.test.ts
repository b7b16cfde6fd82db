import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[Zoetic Glyph] makes an artifact a 5/4 Golem, and discovers when it goes', () => {
  const b = board({
    a: {
      hand: ['Disenchant'],
      battlefield: ['Sol Ring', { card: 'Zoetic Glyph', attachedTo: 'Sol Ring' }, '2 Plains'],
      library: ['Grizzly Bears', '4 Wastes'],
    },
  })
  expect([b.pt('Sol Ring'), b.c('Sol Ring').subtypes]).toEqual(['5/4', ['Golem']])
  b.yes()
    .cast('Disenchant', { targets: ['Zoetic Glyph'] })
    .resolveAll()
  expect(b.in('battlefield', 'Grizzly Bears') || b.in('hand', 'Grizzly Bears')).toBe(true)
})
