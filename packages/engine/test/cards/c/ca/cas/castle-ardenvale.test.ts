import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Castle Ardenvale] adds {W} and makes Humans', () => {
  const b = board({ a: { battlefield: ['Castle Ardenvale', '4 Plains'] } })
  b.activate('Castle Ardenvale').resolve()
  expect(b.pt('Human Token')).toBe('1/1')
})
