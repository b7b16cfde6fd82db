import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phoenix Down] returns a cheap creature tapped', () => {
  const b = board({ a: { battlefield: ['Phoenix Down', '2 Plains'], graveyard: ['Hill Giant'] } })
  b.activate('Phoenix Down', { targets: ['Hill Giant'] }).resolve()
  expect(b.object('Hill Giant').tapped).toBe(true)
})
