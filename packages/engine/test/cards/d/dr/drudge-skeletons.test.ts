import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Drudge Skeletons] regenerates: tapped, out of combat, its damage gone', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Drudge Skeletons', 'Swamp'] } })
  b.attack('Hill Giant').block('Drudge Skeletons>Hill Giant').turnTo('B').activate('Drudge Skeletons').damage()
  expect(b.object('Drudge Skeletons')).toMatchObject({ tapped: true, damage: 0 })
})
