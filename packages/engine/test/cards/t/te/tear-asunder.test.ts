import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tear Asunder] exiles any nonland permanent if it was kicked', () => {
  const b = board({
    a: { hand: ['Tear Asunder'], battlefield: ['2 Swamp', '2 Forest'] },
    b: { battlefield: ['Sol Ring', 'Hill Giant'] },
  })
  b.yes('kicker')
    .cast('Tear Asunder', { targets: ['Hill Giant'] })
    .resolve()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
})
