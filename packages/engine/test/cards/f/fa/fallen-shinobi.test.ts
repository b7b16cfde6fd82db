import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Fallen Shinobi] plays the top two cards of its victim's library for nothing", () => {
  const b = board({ a: { battlefield: ['Fallen Shinobi'] }, b: { library: ['Hill Giant', 'Forest', 'Shock'] } })
  b.attack('Fallen Shinobi').to('main2')
  b.cast('Hill Giant', { from: 'exile', method: '' }).resolve()
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.can('playLand', 'Forest')]).toEqual([true, true])
})
