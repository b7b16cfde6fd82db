import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ravenous Trap] is free once three cards were put into the graveyard of an opponent this turn', () => {
  const of = (cards: string) => {
    const b = board({
      a: { battlefield: ['3 Swamp'], hand: ['Ravenous Trap', 'Mind Rot'] },
      b: { hand: [cards], graveyard: ['Memnite'] },
    })
    return b.cast('Mind Rot').resolve().can('cast', 'Ravenous Trap')
  }
  expect(of('2 Shock')).toBe(false)
})
