import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Avatar of Woe] costs {6} less with ten creature cards in graveyards', () => {
  const b = board({
    a: { hand: ['Avatar of Woe'], battlefield: ['2 Swamp'], graveyard: ['5 Memnite'] },
    b: { graveyard: ['5 Memnite'] },
  })
  expect(b.can('cast', 'Avatar of Woe')).toBe(true)
})
