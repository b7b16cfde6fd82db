import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Molten Collapse] may do both once a permanent card was put into your graveyard this turn', () => {
  const of = (first: boolean) => {
    const b = board({
      a: { battlefield: ['2 Swamp', '2 Mountain', 'Memnite'], hand: ['Molten Collapse', 'Shock'] },
      b: { battlefield: ['Hill Giant', 'Sol Ring'] },
    })
    if (first) b.cast('Shock', { targets: ['Memnite'] }).resolve()
    return b
      .reply('mode', first ? [0, 1] : [0])
      .cast('Molten Collapse', { targets: ['Hill Giant', 'Sol Ring'] })
      .resolve()
      .names('battlefield', 'B')
  }
  expect([of(true), of(false)]).toEqual([[], ['Sol Ring']])
})
