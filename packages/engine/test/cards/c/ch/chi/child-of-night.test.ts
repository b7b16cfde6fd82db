import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Child of Night] gains its controller the damage it deals', () => {
  const b = board({ a: { battlefield: ['Child of Night'] } })
  b.attack('Child of Night').damage()
  expect(b.life('A')).toBe(22)
})
