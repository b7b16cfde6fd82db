import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rhythm of the Wild] what is given riot has it as it enters; a token is not given it', () => {
  const b = board({
    a: {
      hand: ['Grizzly Bears', 'Zhur-Taa Goblin', 'Call of the Herd'],
      battlefield: ['4 Forest', '3 Mountain', 'Rhythm of the Wild'],
    },
  })
  b.option('choose', 'haste').cast('Grizzly Bears').resolve()
  expect(b.has('Grizzly Bears', 'haste')).toBe(true)
  b.cast('Call of the Herd').resolve()
  expect(b.pt('Elephant Token')).toBe('3/3')
  // CR 702.136b: its own riot and the one it is given work separately.
  b.option('choose', 'counter').option('choose', 'haste').cast('Zhur-Taa Goblin').resolve()
  expect([b.pt('Zhur-Taa Goblin'), b.has('Zhur-Taa Goblin', 'haste')]).toEqual(['3/3', true])
})
