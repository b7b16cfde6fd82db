import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Turn the Earth] shuffles cards of any graveyards away', () => {
  const b = board({
    a: { hand: ['Turn the Earth'], battlefield: ['Forest'], graveyard: ['Shock'] },
    b: { graveyard: ['Opt', 'Hill Giant'] },
  })
  b.cast('Turn the Earth', { targets: ['Shock,Opt'] }).resolve()
  expect([b.names('graveyard', 'B'), b.in('library', 'Shock', 'A'), b.in('library', 'Opt', 'B'), b.life('A')]).toEqual([
    ['Hill Giant'],
    true,
    true,
    22,
  ])
})
