import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Forsaken Wastes] costs life to who targets it with a spell', () => {
  const b = board({ a: { hand: ['Disenchant'], battlefield: ['2 Plains'] }, b: { battlefield: ['Forsaken Wastes'] } })
  b.cast('Disenchant', { targets: ['Forsaken Wastes'] }).resolve()
  expect(b.life('A')).toBe(15)
})
