import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Dehydration', 'Capture Sphere'])('[%s] keeps a creature tapped', (name) => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: [name] },
    b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
  })
  b.cast(name, { targets: ['Hill Giant'] })
    .resolveAll()
    .to('main1', 4)
  expect(b.object('Hill Giant').tapped).toBe(true)
})
