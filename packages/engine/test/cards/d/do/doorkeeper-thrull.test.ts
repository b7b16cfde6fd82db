import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Doorkeeper Thrull] lets entering artifacts and creatures trigger nothing', () => {
  const b = board({ a: { hand: ['Memnite'], battlefield: ['Doorkeeper Thrull', 'Soul Warden'] } })
  b.cast('Memnite').resolveAll()
  expect(b.life('A')).toBe(20)
})
