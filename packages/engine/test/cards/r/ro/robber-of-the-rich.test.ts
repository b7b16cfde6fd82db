import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Robber of the Rich] lets you cast the stolen card only in turns in which you attacked with a Rogue', () => {
  const b = board({
    a: { battlefield: ['Robber of the Rich', '2 Forest'] },
    b: { hand: ['Forest'], library: ['Shock', '9 Wastes'] },
  })
  b.attack('Robber of the Rich').resolveAll()
  expect(b.can('cast', 'Shock')).toBe(true)
  b.to('main1', 5)
  expect(b.can('cast', 'Shock')).toBe(false)
  b.attack('Robber of the Rich').to('main2', 5)
  expect(b.can('cast', 'Shock')).toBe(true)
})

it('[Robber of the Rich] steals nothing from a player with no more cards in hand', () => {
  const b = board({ a: { hand: ['Forest'], battlefield: ['Robber of the Rich'] }, b: { hand: ['Forest'] } })
  expect(b.attack('Robber of the Rich').damage().names('exile')).toEqual([])
})
