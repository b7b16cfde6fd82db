import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Concordant Crossroads', 'Mass Hysteria'])('[%s] gives all creatures haste', (name) => {
  const b = board({
    a: { battlefield: [name, { card: 'Grizzly Bears', sick: true }] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(b.has('Hill Giant', 'haste')).toBe(true)
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(18)
})
