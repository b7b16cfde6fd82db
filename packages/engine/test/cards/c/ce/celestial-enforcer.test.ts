import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Celestial Enforcer] taps a creature while you control a flyer', () => {
  const b = board({ a: { battlefield: ['Celestial Enforcer', '2 Plains'] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.can('activate', 'Celestial Enforcer')).toBe(false)
  const flying = board({
    a: { battlefield: ['Celestial Enforcer', 'Suntail Hawk', '2 Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  flying.activate('Celestial Enforcer', { targets: ['Hill Giant'] }).resolve()
  expect(flying.object('Hill Giant').tapped).toBe(true)
})
