import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Silence] keeps opponents from casting spells this turn', () => {
  const b = board({
    a: { battlefield: ['Plains'], hand: ['Silence'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.cast('Silence').resolve().turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(false)
  expect(b.to('upkeep', 4).turnTo('B').can('cast', 'Shock')).toBe(true)
})
