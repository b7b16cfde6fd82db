import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Armageddon] destroys all lands, of both players', () => {
  const b = board({
    a: { battlefield: ['4 Plains', 'Sol Ring'], hand: ['Armageddon'] },
    b: { battlefield: ['Wasteland', 'Forest'] },
  })
  b.cast('Armageddon').resolve()
  expect(b.names('battlefield')).toEqual(['Sol Ring'])
})
