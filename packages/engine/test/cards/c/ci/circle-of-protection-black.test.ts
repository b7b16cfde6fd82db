import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Circle of Protection: Black] prevents the next damage of the chosen black source to you', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Circle of Protection: Black', 'Plains'] },
    b: { battlefield: ['Black Knight'] },
  })
  b.attack('Black Knight')
    .turnTo('A')
    .pick('chooseSource', 'Black Knight')
    .activate('Circle of Protection: Black')
    .damage()
  expect(b.life('A')).toBe(20)
})

it('[Circle of Protection: Black] offers no source of another color', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Circle of Protection: Black', 'Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.attack('Hill Giant').turnTo('A').activate('Circle of Protection: Black').damage()
  expect(b.life('A')).toBe(17)
})
