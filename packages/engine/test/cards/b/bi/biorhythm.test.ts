import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Biorhythm] sets each life total to the number of creatures', () => {
  const b = board({
    a: { hand: ['Biorhythm'], battlefield: ['8 Forest', '2 Memnite'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Biorhythm').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([2, 1])
})
