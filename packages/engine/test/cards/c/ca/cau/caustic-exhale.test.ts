import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Caustic Exhale] needs no more mana with a Dragon to behold', () => {
  const b = board({
    a: { hand: ['Caustic Exhale', 'Shivan Dragon'], battlefield: ['Swamp'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Caustic Exhale', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
