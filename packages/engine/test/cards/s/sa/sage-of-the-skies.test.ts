import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sage of the Skies] copies itself after another spell', () => {
  const b = board({ a: { hand: ['Memnite', 'Sage of the Skies'], battlefield: ['3 Plains'] } })
  b.cast('Memnite').resolve().cast('Sage of the Skies').resolveAll()
  expect(b.count('battlefield', 'Sage of the Skies', 'A')).toBe(2)
})
