import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Daemogoth Woe-Eater] triggers when you sacrifice it', () => {
  const b = board({
    a: { battlefield: ['Daemogoth Woe-Eater', 'Carnage Altar', '3 Swamp'], library: ['3 Shock'] },
    b: { hand: ['Hill Giant'] },
  })
  b.activate('Carnage Altar').resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  expect(b.life('A')).toBe(22)
})
