import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Necropotence] skips the draw step and puts the exiled card into the hand at the end step', () => {
  const b = board({ a: { battlefield: ['Necropotence'], library: ['Shock', 'Opt', 'Wastes'] } })
  b.activate('Necropotence').resolve()
  expect([b.life('A'), b.names('hand', 'A')]).toEqual([19, []])
  b.to('main1', 4)
  expect(b.names('hand', 'A')).toEqual(['Shock'])
  b.to('main1', 5)
  expect(b.names('hand', 'A')).toEqual(['Shock'])
})
it('[Necropotence] exiles discarded cards', () => {
  const b = board({
    a: { battlefield: ['Necropotence'], hand: ['Opt'] },
    b: { hand: ['Duress'], battlefield: ['Swamp'] },
    active: 1,
  })
  b.cast('Duress', { targets: ['A'] })
    .resolve()
    .resolve()
  expect(b.in('exile', 'Opt')).toBe(true)
})
