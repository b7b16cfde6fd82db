import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 401.4] Terminus: each owner orders the creatures put on the bottom of their library', () => {
  const b = board({
    a: { battlefield: ['6 Plains', 'Serra Angel'], hand: ['Terminus'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'], library: ['Shock'] },
  })
  const asked: number[] = []
  const watched = (decision: { player: number }) => {
    asked.push(decision.player)
    return [1, 0]
  }
  b.reply('orderCards', watched, 'B')
  b.cast('Terminus').resolve()
  expect(asked).toEqual([1])
  expect(b.in('library', 'Serra Angel', 'A')).toBe(true)
  expect(b.in('library', 'Hill Giant', 'B')).toBe(true)
})
