import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Manipulate Fate] exiles three cards and draws one', () => {
  const b = board({ a: { hand: ['Manipulate Fate'], battlefield: ['2 Island'], library: ['3 Forest', 'Shock'] } })
  b.pick('chooseFound', 'Forest', 'Forest#2', 'Forest#3').cast('Manipulate Fate').resolve()
  expect([b.count('exile', 'Forest'), b.names('hand', 'A')]).toEqual([3, ['Shock']])
})
