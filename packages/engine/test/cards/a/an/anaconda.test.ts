import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Anaconda] cannot be blocked where the defending player controls a Swamp', () => {
  const b = board({ a: { battlefield: ['Anaconda'] }, b: { battlefield: ['Swamp', 'Hill Giant'] } })
  b.attack('Anaconda')
  expect(() => b.block('Hill Giant>Anaconda')).toThrow()
})
