import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rush of Dread] halves creatures, hand and life, rounded up', () => {
  const b = board({
    a: { hand: ['Rush of Dread'], battlefield: ['8 Swamp'] },
    b: { battlefield: ['3 Grizzly Bears'], hand: ['3 Island'], life: 15 },
  })
  b.reply('mode', [0]).reply('mode', [0]).reply('mode', [0]).cast('Rush of Dread').resolve()
  expect([b.count('battlefield', 'Grizzly Bears'), b.count('hand', 'Island', 'B'), b.life('B')]).toEqual([1, 1, 7])
})
