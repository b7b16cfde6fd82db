import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Champions of the Shoal] stuns a creature as it enters and as it attacks', () => {
  const b = board({ a: { battlefield: ['Champions of the Shoal'] }, b: { battlefield: ['Hill Giant'] } })
  b.aim(['Hill Giant']).attack('Champions of the Shoal').resolve()
  expect([b.object('Hill Giant').tapped, b.counters('Hill Giant', 'stun')]).toEqual([true, 1])
})
