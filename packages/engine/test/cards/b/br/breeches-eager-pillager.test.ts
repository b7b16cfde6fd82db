import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Breeches, Eager Pillager] triggers for each attacking Pirate, each time with another mode', () => {
  const b = board({
    a: { battlefield: ['Breeches, Eager Pillager', 'Kari Zev, Skyship Raider'], library: ['Forest', 'Island'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.reply('mode', [0]).reply('mode', [1]).attack('Breeches, Eager Pillager', 'Kari Zev, Skyship Raider')
  b.resolveAll()
  expect(b.count('battlefield', 'Treasure Token', 'A')).toBe(1)
  expect(b.in('exile', 'Forest')).toBe(true)
})
