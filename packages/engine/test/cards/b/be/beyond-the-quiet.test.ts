import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Beyond the Quiet] exiles all creatures', () => {
  const b = board({
    a: { hand: ['Beyond the Quiet'], battlefield: ['5 Plains'] },
    b: { battlefield: ['Memnite', 'Sol Ring'] },
  })
  b.cast('Beyond the Quiet').resolve()
  expect([b.names('battlefield', 'B'), b.in('exile', 'Memnite')]).toEqual([['Sol Ring'], true])
})
