import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Wretched] keeps what blocked it', () => {
  const b = board({ a: { battlefield: ['The Wretched'] }, b: { battlefield: ['Hill Giant', 'Grizzly Bears'] } })
  b.attack('The Wretched').block('Hill Giant>The Wretched').to('main2')
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.in('battlefield', 'Grizzly Bears', 'B')]).toEqual([true, true])
})
