import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elenda, the Dusk Rose] grows with the dead, and leaves as many Vampires as its power', () => {
  const b = board({
    a: { battlefield: ['Elenda, the Dusk Rose', '6 Swamp'], hand: ['2 Murder'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Murder', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.pt('Elenda, the Dusk Rose')).toBe('2/2')
  b.cast('Murder', { targets: ['Elenda, the Dusk Rose'] }).resolveAll()
  expect(b.count('battlefield', 'Vampire Token', 'A')).toBe(2)
  expect(b.has('Vampire Token', 'lifelink')).toBe(true)
})
