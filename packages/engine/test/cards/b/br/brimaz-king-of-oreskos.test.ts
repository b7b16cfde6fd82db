import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Brimaz, King of Oreskos] attacks with a token beside it', () => {
  const b = board({ a: { battlefield: ['Brimaz, King of Oreskos'] } })
  b.attack('Brimaz, King of Oreskos').resolve().damage()
  expect([b.life('B'), b.object('Cat Soldier Token').tapped]).toEqual([16, false])
})

it('[CR 509.4] [Brimaz, King of Oreskos] blocks with a token that blocks the same creature', () => {
  const b = board({ a: { battlefield: ['Serra Angel', 'Craw Wurm'] }, b: { battlefield: ['Brimaz, King of Oreskos'] } })
  b.attack('Craw Wurm').block('Brimaz, King of Oreskos>Craw Wurm').resolve()
  expect(b.c('Craw Wurm').toughness).toBe(4)
  b.damage()
  // 3 from Brimaz and 1 from the token.
  expect([b.in('graveyard', 'Craw Wurm'), b.life('B')]).toEqual([true, 20])
})
