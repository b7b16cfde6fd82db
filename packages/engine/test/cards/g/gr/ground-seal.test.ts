import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ground Seal] keeps cards in graveyards from being targeted', () => {
  const b = board({
    a: { hand: ['Reanimate'], battlefield: ['Swamp'], graveyard: ['Hill Giant'] },
    b: { battlefield: ['Ground Seal'] },
  })
  expect(b.can('cast', 'Reanimate')).toBe(false)
})
