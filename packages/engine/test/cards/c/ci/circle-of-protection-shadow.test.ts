import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Circle of Protection: Shadow] prevents the damage of a creature with shadow', () => {
  const b = board({
    a: { battlefield: ['Dauthi Marauder', 'Grizzly Bears'] },
    b: { battlefield: ['Circle of Protection: Shadow', 'Plains'] },
  })
  b.attack('Dauthi Marauder', 'Grizzly Bears')
    .turnTo('B')
    .pick('chooseSource', 'Dauthi Marauder')
    .activate('Circle of Protection: Shadow')
    .resolve()
    .damage()
  expect(b.life('B')).toBe(18)
})
