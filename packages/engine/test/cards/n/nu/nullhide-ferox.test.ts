import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Nullhide Ferox] enters instead when an opponent's spell makes its owner discard it", () => {
  const b = board({ active: 1, a: { hand: ['Nullhide Ferox'] }, b: { hand: ['Mind Rot'], battlefield: ['3 Swamp'] } })
  b.cast('Mind Rot', { targets: ['A'] }).resolve()
  expect(b.in('battlefield', 'Nullhide Ferox', 'A')).toBe(true)
})

it('[Nullhide Ferox] stops noncreature spells until somebody pays for it to lose its abilities', () => {
  const b = board({
    a: { battlefield: ['Nullhide Ferox', '2 Mountain'], hand: ['Shock'] },
    b: { battlefield: ['2 Forest'] },
  })
  expect(b.can('cast', 'Shock')).toBe(false)
  b.pass()
  b.activate('Nullhide Ferox').resolve()
  expect(b.has('Nullhide Ferox', 'hexproof')).toBe(false)
  expect(b.turnTo('A').can('cast', 'Shock')).toBe(true)
})
