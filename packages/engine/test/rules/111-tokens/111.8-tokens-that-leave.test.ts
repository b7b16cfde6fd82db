import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 111.8] a token that was flickered ceases to exist', () => {
  const b = board({ a: { battlefield: ['3 Plains'], hand: ['Raise the Alarm', 'Cloudshift'] } })
  b.cast('Raise the Alarm').resolve()
  b.cast('Cloudshift').resolve()
  expect(b.count('battlefield', 'Soldier Token')).toBe(1)
})
