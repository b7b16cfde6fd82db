import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Charbelcher] deals damage for nonland cards, and twice as much for a Mountain', () => {
  const belch = (land: string) => {
    const b = board({
      a: { battlefield: ['Goblin Charbelcher', '3 Wastes'], library: ['Shock', 'Opt', land, 'Ponder'] },
    })
    return b.activate('Goblin Charbelcher', { targets: ['B'] }).resolve()
  }
  expect(belch('Forest').life('B')).toBe(18)
  const b = belch('Mountain')
  expect(b.life('B')).toBe(16)
  expect(b.names('library', 'A')[0]).toBe('Ponder')
})
