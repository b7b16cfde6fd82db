import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Anim Pakal, Thousandth Moon] brings as many attacking Gnomes as it has counters', () => {
  const b = board({
    a: { battlefield: [{ card: 'Anim Pakal, Thousandth Moon', counters: { '+1/+1': 1 } }, 'Grizzly Bears'] },
  })
  b.attack('Grizzly Bears').resolve().damage()
  expect([b.count('battlefield', 'Gnome Token'), b.life('B')]).toEqual([2, 16])
})
