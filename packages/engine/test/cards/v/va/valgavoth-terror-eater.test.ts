import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Valgavoth, Terror Eater] exiles the opponent's cards and casts them for life during your turn", () => {
  const b = board({
    a: { battlefield: ['Valgavoth, Terror Eater', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
  expect([b.in('exile', 'Grizzly Bears'), b.in('graveyard', 'Shock')]).toEqual([true, true])
  b.cast('Grizzly Bears', { from: 'exile', method: 'granted' }).resolve()
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.life('A')]).toEqual([true, 18])
})

it('[Valgavoth, Terror Eater] leaves alone what you controlled, and plays exiled lands only on your turn', () => {
  const b = board({
    a: { battlefield: ['Valgavoth, Terror Eater', '3 Mountain'], hand: ['Stone Rain'] },
    b: { battlefield: ['Forest'] },
  })
  b.cast('Stone Rain', { targets: ['Forest'] }).resolve()
  expect(b.can('playLand', 'Forest')).toBe(true)
  b.to('main1', 4)
  expect(b.can('playLand', 'Forest')).toBe(false)
})
