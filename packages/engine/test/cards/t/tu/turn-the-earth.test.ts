import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Turn the Earth] shuffles cards of any graveyards into the libraries of their owners', () => {
  const b = board({
    a: { hand: ['Turn the Earth'], battlefield: ['Forest'], graveyard: ['Shock'] },
    b: { graveyard: ['Opt', 'Hill Giant'] },
  })
  b.cast('Turn the Earth', { targets: ['Shock,Opt'] }).resolve()
  expect([b.in('library', 'Shock', 'A'), b.in('library', 'Opt', 'B'), b.names('graveyard', 'B'), b.life('A')]).toEqual([
    true,
    true,
    ['Hill Giant'],
    22,
  ])
})
