import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dauntless Bodyguard] is sacrificed for the creature chosen as it entered', () => {
  const b = board({ a: { hand: ['Dauntless Bodyguard'], battlefield: ['Plains', 'Hill Giant', 'Memnite'] } })
  b.pick('choose', 'Hill Giant').cast('Dauntless Bodyguard').resolve()
  b.activate('Dauntless Bodyguard').resolve()
  expect([b.has('Hill Giant', 'indestructible'), b.has('Memnite', 'indestructible')]).toEqual([true, false])
})
