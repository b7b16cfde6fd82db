import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fallen Shinobi] plays what it exiled without paying', () => {
  const b = board({ a: { battlefield: ['Fallen Shinobi'] }, b: { library: ['Hill Giant', 'Shock', '4 Wastes'] } })
  b.attack('Fallen Shinobi').to('main2')
  b.act(b.legal().find((action) => action.kind === 'cast' && action.object === b.id('Hill Giant'))!).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})
