import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shadowbane] prevents all damage that the source deals together to you and your creatures', () => {
  const b = board({
    a: { hand: ['Famine'], battlefield: ['5 Swamp'] },
    b: { hand: ['Shadowbane'], battlefield: ['2 Plains', 'Grizzly Bears', 'Eager Cadet'] },
  })
  b.cast('Famine').pass()
  b.pick('chooseSource', 'Famine').cast('Shadowbane').resolve().resolve()
  expect([b.life('B'), b.in('battlefield', 'Grizzly Bears', 'B')]).toEqual([29, true])
})
