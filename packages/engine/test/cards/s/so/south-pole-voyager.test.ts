import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[South Pole Voyager] gains life for each Ally that enters, and draws for the second each turn', () => {
  const b = board({
    a: { hand: ['2 South Pole Voyager', 'Grizzly Bears'], battlefield: ['South Pole Voyager', '4 Plains', '2 Forest'] },
  })
  b.cast('Grizzly Bears').resolveAll()
  b.cast('South Pole Voyager').resolveAll()
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([22, 1])
  b.cast('South Pole Voyager').resolveAll()
  expect(b.life('A')).toBe(25)
  expect(b.count('hand', 'Wastes', 'A')).toBe(2)
})
