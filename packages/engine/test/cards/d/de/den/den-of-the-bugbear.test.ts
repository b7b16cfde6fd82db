import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Den of the Bugbear] enters tapped with two other lands, and attacks with a Goblin', () => {
  const of = (lands: string) =>
    board({ a: { battlefield: [lands], hand: ['Den of the Bugbear'] } })
      .play('Den of the Bugbear')
      .object('Den of the Bugbear').tapped
  expect([of('Mountain'), of('2 Mountain')]).toEqual([false, true])
  const b = board({ a: { battlefield: ['4 Mountain', 'Den of the Bugbear'] } })
  b.activate('Den of the Bugbear').resolve().attack('Den of the Bugbear').resolveAll().damage()
  expect([b.life('B'), b.object('Goblin Token').tapped]).toEqual([16, true])
})
