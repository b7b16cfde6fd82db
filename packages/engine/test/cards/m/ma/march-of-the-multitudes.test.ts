import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[March of the Multitudes] makes X Soldiers with lifelink', () => {
  const b = board({ a: { hand: ['March of the Multitudes'], battlefield: ['Forest', '2 Plains', '2 Wastes'] } })
  b.reply('x', 2)
  b.cast('March of the Multitudes').resolve()
  expect([b.count('battlefield', 'Soldier Token'), b.has('Soldier Token', 'lifelink')]).toEqual([2, true])
})
