import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Galvanic Alchemist] gives both paired creatures an ability that untaps them', () => {
  const b = board({
    a: { hand: ['Galvanic Alchemist'], battlefield: ['6 Island', { card: 'Hill Giant', tapped: true }, 'Memnite'] },
  })
  b.yes().pick('choose', 'Hill Giant').cast('Galvanic Alchemist').resolveAll()
  b.activate('Hill Giant').resolve()
  expect(b.object('Hill Giant').tapped).toBe(false)
  expect(b.can('activate', 'Memnite')).toBe(false)
})
