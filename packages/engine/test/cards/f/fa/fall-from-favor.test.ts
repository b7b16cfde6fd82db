import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fall from Favor] keeps a creature tapped unless its controller is the monarch', () => {
  const of = (monarch: boolean) => {
    const b = board({
      a: { hand: ['Fall from Favor'], battlefield: ['3 Island'] },
      b: { battlefield: ['Hill Giant', '4 Plains'], hand: ['Palace Jailer'] },
    })
    b.cast('Fall from Favor', { targets: ['Hill Giant'] }).resolveAll()
    expect(b.object('Hill Giant').tapped).toBe(true)
    b.to('main1', 4)
    if (monarch) b.cast('Palace Jailer').resolveAll()
    b.to('main1', 6)
    return b.object('Hill Giant').tapped
  }
  expect([of(false), of(true)]).toEqual([true, false])
})
