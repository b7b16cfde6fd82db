import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Earthbender Ascension] puts a counter on a creature from the fourth land on', () => {
  const b = board({
    a: { battlefield: [{ card: 'Earthbender Ascension', counters: { quest: 3 } }, 'Grizzly Bears'], hand: ['Forest'] },
  })
  b.play('Forest').resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})
