import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Distortion Strike] makes a creature unblockable, and again on rebound', () => {
  const b = board({
    a: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Distortion Strike'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Distortion Strike').resolve()
  expect(b.in('exile', 'Distortion Strike', 'A')).toBe(true)
  b.attack('Grizzly Bears')
  expect(() => b.block('Hill Giant>Grizzly Bears')).toThrow()
  b.to('main1', 5)
  expect(b.pt('Grizzly Bears')).toBe('3/2')
  expect(b.in('graveyard', 'Distortion Strike', 'A')).toBe(true)
})
