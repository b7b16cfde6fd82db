import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Chieftain] gives your other Goblins +1/+1 and haste, [Battle Sliver] your Slivers +2/+0', () => {
  const b = board({ a: { battlefield: ['Goblin Chieftain', 'Goblin Piker', 'Battle Sliver', 'Metallic Sliver'] } })
  expect(['Goblin Chieftain', 'Goblin Piker', 'Battle Sliver', 'Metallic Sliver'].map((name) => b.pt(name))).toEqual([
    '2/2',
    '3/2',
    '5/3',
    '3/1',
  ])
  expect(b.has('Goblin Piker', 'haste') && b.has('Goblin Chieftain', 'haste')).toBe(true)
})
