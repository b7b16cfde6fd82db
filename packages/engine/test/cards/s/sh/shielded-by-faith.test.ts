import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const SHIELDED = { card: 'Shielded by Faith', attachedTo: 'Hill Giant' }

it('[Shielded by Faith] may move to a creature that enters', () => {
  const b = board({
    a: { battlefield: ['Hill Giant', SHIELDED, '2 Forest'], hand: ['Grizzly Bears'] },
  })
  b.cast('Grizzly Bears').resolve().yes().resolve()
  expect(b.has('Grizzly Bears', 'indestructible')).toBe(true)
})

it('[Shielded by Faith] stays where it is if that creature is gone by then [CR 701.3b]', () => {
  const b = board({
    a: { battlefield: ['Hill Giant', SHIELDED, '2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.cast('Grizzly Bears').resolve().turnTo('B')
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
    .yes()
    .resolve()
  expect(b.has('Hill Giant', 'indestructible')).toBe(true)
})
