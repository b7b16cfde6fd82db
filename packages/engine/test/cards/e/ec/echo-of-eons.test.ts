import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Echo of Eons] is a new hand for each player, also by flashback', () => {
  const b = board({
    a: { graveyard: ['Echo of Eons'], battlefield: ['3 Island'], hand: ['Forest'] },
    b: { hand: ['2 Shock'] },
  })
  b.cast('Echo of Eons', { method: 'flashback' }).resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length, b.in('exile', 'Echo of Eons')]).toEqual([
    7,
    7,
    true,
  ])
})
