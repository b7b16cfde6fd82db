import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ajani, Nacatl Pariah] comes back as a planeswalker when another Cat dies', () => {
  const b = board({
    a: { hand: ['Ajani, Nacatl Pariah // Ajani, Nacatl Avenger', 'Shock'], battlefield: ['2 Plains', 'Mountain'] },
  })
  b.cast('Ajani, Nacatl Pariah').resolveAll()
  b.yes()
    .cast('Shock', { targets: ['Cat Warrior Token'] })
    .resolveAll()
  expect(b.counters('Ajani, Nacatl Avenger', 'loyalty')).toBe(3)
})

const AVENGER = { card: 'Ajani, Nacatl Pariah // Ajani, Nacatl Avenger', face: 1 }

it('[Ajani, Nacatl Avenger] deals damage only while you control another red permanent', () => {
  const b = board({ a: { battlefield: [AVENGER, 'Hill Giant'] } })
  b.aim(['B']).activate('Ajani, Nacatl Avenger', { nth: 1 }).resolve().resolveAll()
  expect(b.life('B')).toBe(18)
  const c = board({ a: { battlefield: [AVENGER, 'Memnite'] } })
  c.activate('Ajani, Nacatl Avenger', { nth: 1 }).resolve()
  expect([c.game.state.stack.length, c.life('B')]).toEqual([0, 20])
})
