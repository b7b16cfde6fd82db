import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Anim Pakal, Thousandth Moon] brings attacking Gnomes, one more each time', () => {
  const b = board({
    a: { battlefield: [{ card: 'Anim Pakal, Thousandth Moon', counters: { '+1/+1': 1 } }, 'Hill Giant'] },
  })
  b.attack('Hill Giant').resolveAll()
  expect(b.count('battlefield', 'Gnome Token', 'A')).toBe(2)
  b.damage()
  expect(b.life('B')).toBe(15)
})
