import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Black Sun's Zenith] puts X -1/-1 counters on each creature and is shuffled away", () => {
  const b = board({
    a: { battlefield: ['4 Swamp'], hand: ["Black Sun's Zenith"] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.reply('x', 2).cast("Black Sun's Zenith").resolve()
  expect([b.pt('Hill Giant'), b.in('graveyard', 'Grizzly Bears', 'B')]).toEqual(['1/1', true])
  expect(b.in('library', "Black Sun's Zenith", 'A')).toBe(true)
})
