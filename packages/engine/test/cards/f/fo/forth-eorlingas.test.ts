import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Forth Eorlingas!] makes you the monarch when creatures deal combat damage', () => {
  const b = board({ a: { hand: ['Forth Eorlingas!'], battlefield: ['2 Mountain', '2 Plains'] } })
  b.reply('x', 2).cast('Forth Eorlingas!').resolve()
  b.attack('Human Knight Token#1', 'Human Knight Token#2').damage()
  b.to('upkeep', 4)
  expect([b.life('B'), b.names('hand', 'A').length]).toEqual([16, 1])
})
