import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Grand Abolisher] silences the opponent during its controller's turn", () => {
  const b = board({
    a: { battlefield: ['Grand Abolisher'] },
    b: { hand: ['Shock'], battlefield: ['Mountain', 'Prodigal Sorcerer'] },
  })
  b.turnTo('B')
  expect([b.can('cast', 'Shock'), b.can('activate', 'Prodigal Sorcerer')]).toEqual([false, false])
})
