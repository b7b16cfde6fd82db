import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Karmic Justice] destroys a permanent when an opponent’s spell destroys a noncreature permanent', () => {
  const b = board({
    a: { hand: ['Disenchant'], battlefield: ['2 Plains', 'Sol Ring'] },
    b: { battlefield: ['Karmic Justice', 'Mox Diamond'] },
  })
  b.yes().aim(['Mox Diamond', 'Sol Ring']).cast('Disenchant').resolve().resolve()
  expect(b.in('graveyard', 'Sol Ring', 'A')).toBe(true)
})
