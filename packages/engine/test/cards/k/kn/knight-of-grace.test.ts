import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Knight of Grace] gets +1/+0 while somebody controls a black permanent, and black spells of opponents do not target it', () => {
  const b = board({
    a: { battlefield: ['Knight of Grace'] },
    b: { battlefield: ['Walking Corpse', '3 Swamp'], hand: ['Murder'] },
  })
  expect(b.pt('Knight of Grace')).toBe('3/2')
  b.turnTo('B').cast('Murder').resolve()
  expect(b.in('graveyard', 'Walking Corpse', 'B')).toBe(true)
  expect(b.pt('Knight of Grace')).toBe('2/2')
})
