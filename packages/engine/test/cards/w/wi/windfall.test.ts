import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Windfall] makes each player draw as many cards as the most that one discarded', () => {
  const b = board({
    a: { hand: ['Windfall', 'Shock'], battlefield: ['3 Island'], library: ['10 Wastes'] },
    b: { hand: ['4 Opt'], library: ['10 Wastes'] },
  })
  b.cast('Windfall').resolve()
  expect([b.names('hand', 'A'), b.names('hand', 'B')]).toEqual([Array(4).fill('Wastes'), Array(4).fill('Wastes')])
})
