import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Approach of the Second Sun] wins the second time it is cast from the hand', () => {
  const b = board({ a: { hand: ['2 Approach of the Second Sun'], battlefield: ['14 Plains'] } })
  b.cast('Approach of the Second Sun').resolve()
  expect([b.life('A'), b.names('library', 'A')[6]]).toEqual([27, 'Approach of the Second Sun'])
  b.cast('Approach of the Second Sun').resolve()
  expect(b.winner).toBe('A')
})
