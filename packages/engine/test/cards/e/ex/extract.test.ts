import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Extract] exiles a card of a library', () => {
  const b = board({
    a: { hand: ['Extract'], battlefield: ['Island'] },
    b: { library: ['Opt', 'Serra Angel', '3 Wastes'] },
  })
  b.pick('chooseFound', 'Serra Angel')
    .cast('Extract', { targets: ['B'] })
    .resolve()
  expect(b.names('exile', 'B')).toEqual(['Serra Angel'])
})
