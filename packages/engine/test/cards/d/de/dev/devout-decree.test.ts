import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Devout Decree] exiles a black or red creature or planeswalker', () => {
  const b = board({
    a: { hand: ['Devout Decree'], battlefield: ['2 Plains'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.cast('Devout Decree').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Grizzly Bears'])
})
