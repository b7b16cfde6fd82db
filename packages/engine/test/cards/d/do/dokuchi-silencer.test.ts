import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dokuchi Silencer] discards a creature card to destroy one', () => {
  const b = board({
    a: { hand: ['Raging Goblin'], battlefield: ['Dokuchi Silencer'] },
    b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
  })
  b.yes('payOrNot').attack('Dokuchi Silencer').to('main2')
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.in('graveyard', 'Raging Goblin', 'A')]).toEqual([true, true])
})
