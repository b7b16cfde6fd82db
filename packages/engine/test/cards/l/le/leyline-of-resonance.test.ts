import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Leyline of Resonance] copies a spell with one creature of its controller as the only target', () => {
  const b = board({ a: { battlefield: ['Leyline of Resonance', 'Grizzly Bears', 'Forest'], hand: ['Giant Growth'] } })
  b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('8/8')
})
