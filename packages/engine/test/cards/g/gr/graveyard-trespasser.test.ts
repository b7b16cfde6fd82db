import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Graveyard Trespasser] drains if it exiled a creature card', () => {
  const b = board({
    a: { hand: ['Graveyard Trespasser'], battlefield: ['3 Swamp'] },
    b: { graveyard: ['Memnite', 'Shock'] },
  })
  b.cast('Graveyard Trespasser').aim(['Memnite']).resolveAll()
  expect([b.life('A'), b.life('B'), b.in('exile', 'Memnite')]).toEqual([21, 19, true])
})
