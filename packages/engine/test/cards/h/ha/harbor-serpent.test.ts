import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Harbor Serpent] attacks only with five Islands on the battlefield', () => {
  expect(() => board({ a: { battlefield: ['Harbor Serpent', '4 Island'] } }).attack('Harbor Serpent')).toThrow()
  const b = board({
    a: { battlefield: ['Harbor Serpent', '3 Island'] },
    b: { battlefield: ['2 Island', 'Hill Giant'] },
  })
  b.attack('Harbor Serpent')
  expect(() => b.block('Hill Giant>Harbor Serpent')).toThrow()
})
