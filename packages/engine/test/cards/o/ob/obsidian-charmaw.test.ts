import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Obsidian Charmaw] costs {1} less for each land of an opponent that could produce {C}', () => {
  const canCast = (mountains: string, ...lands: string[]) =>
    board({ a: { hand: ['Obsidian Charmaw'], battlefield: [mountains] }, b: { battlefield: lands } }).can(
      'cast',
      'Obsidian Charmaw',
    )
  expect(canCast('3 Mountain', 'Wastes', 'Wasteland')).toBe(true)
  expect(canCast('3 Mountain', 'Wastes', 'Forest', 'Mana Confluence')).toBe(false)
})

it('[CR 106.7] [Obsidian Charmaw] counts a tapped land, but no land of its controller', () => {
  const b = board({
    a: { hand: ['Obsidian Charmaw'], battlefield: ['4 Mountain', { card: 'Wastes', tapped: true }] },
    b: { battlefield: [{ card: 'Ancient Tomb', tapped: true }, 'Forest'] },
  })
  b.cast('Obsidian Charmaw').resolveAll()
  expect([b.in('battlefield', 'Obsidian Charmaw'), b.names('battlefield', 'B')]).toEqual([true, ['Forest']])
})
