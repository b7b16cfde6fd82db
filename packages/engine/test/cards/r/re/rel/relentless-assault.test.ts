import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Relentless Assault] untaps the attackers and adds a combat and a main phase', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', '4 Mountain'], hand: ['Relentless Assault'] } })
  b.attack('Grizzly Bears').damage().to('main2').cast('Relentless Assault').resolve()
  expect(b.object('Grizzly Bears').tapped).toBe(false)
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(16)
  b.to('main2')
  expect(b.game.state.turn.number).toBe(3)
})
