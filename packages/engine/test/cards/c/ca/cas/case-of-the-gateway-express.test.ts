import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Case of the Gateway Express] lets each creature deal 1 damage, and is solved by three attackers', () => {
  const b = board({
    a: { hand: ['Case of the Gateway Express'], battlefield: ['2 Plains', '3 Savannah Lions'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.aim(['Hill Giant']).cast('Case of the Gateway Express').resolve().resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  b.attack('Savannah Lions', 'Savannah Lions#2', 'Savannah Lions#3').to('main1', 4)
  expect(b.pt('Savannah Lions')).toBe('3/1')
})
