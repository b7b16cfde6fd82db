import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Presence of the Master] counters enchantment spells of every player', () => {
  const b = board({
    a: { battlefield: ['Presence of the Master', '3 Swamp'], hand: ['Phyrexian Arena'] },
    b: { battlefield: ['2 Plains'], hand: ['Warmth'] },
  })
  b.cast('Phyrexian Arena').resolveAll()
  expect(b.in('graveyard', 'Phyrexian Arena', 'A')).toBe(true)
  b.to('main1', 4).cast('Warmth').resolveAll()
  expect(b.in('graveyard', 'Warmth', 'B')).toBe(true)
})

it('[Presence of the Master] leaves other spells alone', () => {
  const b = board({ a: { battlefield: ['Presence of the Master', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(18)
})
