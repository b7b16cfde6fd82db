import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Entropic Battlecruiser] costs an opponent with an empty hand 3 life when it attacks', () => {
  const b = board({ a: { battlefield: [{ card: 'Entropic Battlecruiser', counters: { charge: 8 } }] } })
  b.attack('Entropic Battlecruiser').resolveAll()
  expect(b.life('B')).toBe(17)
})
