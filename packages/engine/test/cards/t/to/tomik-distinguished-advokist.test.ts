import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tomik, Distinguished Advokist] keeps lands from being targets of opponents, on the battlefield and in graveyards', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Tomik, Distinguished Advokist', 'Forest'], graveyard: ['Island'] },
    b: { hand: ['Stone Rain', 'Crucible of Worlds'], battlefield: ['3 Mountain'], graveyard: ['Swamp'] },
  })
  expect(b.can('cast', 'Stone Rain')).toBe(false)
  const mine = board({
    a: { hand: ['Stone Rain'], battlefield: ['Tomik, Distinguished Advokist', '3 Mountain'] },
  })
  expect(mine.can('cast', 'Stone Rain')).toBe(true)
})

it('[Tomik, Distinguished Advokist] keeps opponents from playing lands from graveyards, not from the hand', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Tomik, Distinguished Advokist'] },
    b: { hand: ['Forest'], battlefield: ['Crucible of Worlds'], graveyard: ['Swamp'] },
  })
  expect([b.can('playLand', 'Swamp'), b.can('playLand', 'Forest')]).toEqual([false, true])
})
