import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Creeping Tar Pit] becomes a creature that can’t be blocked', () => {
  const b = board({ a: { battlefield: ['Creeping Tar Pit', '2 Island', 'Swamp'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Creeping Tar Pit').resolve().attack('Creeping Tar Pit').damage()
  expect(b.life('B')).toBe(17)
})
