import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Maelstrom of the Spirit Dragon] makes mana for Dragon spells', () => {
  const b = board({
    a: { battlefield: ['Maelstrom of the Spirit Dragon', '5 Wastes'], hand: ['Shivan Dragon', 'Shock'] },
  })
  expect(b.can('cast', 'Shock')).toBe(false)
})
