import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aegis Angel] makes another permanent indestructible for as long as you control it', () => {
  const b = board({ a: { battlefield: ['6 Plains', 'Grizzly Bears', '3 Swamp'], hand: ['Aegis Angel', 'Murder'] } })
  b.cast('Aegis Angel', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.has('Grizzly Bears', 'indestructible')).toBe(true)
  b.cast('Murder', { targets: ['Aegis Angel'] }).resolve()
  expect(b.has('Grizzly Bears', 'indestructible')).toBe(false)
})
