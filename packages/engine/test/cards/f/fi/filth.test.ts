import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Filth] gives your creatures swampwalk from the graveyard while you control a Swamp', () => {
  const b = board({ a: { battlefield: ['Swamp', 'Grizzly Bears'], graveyard: ['Filth'] } })
  expect(b.has('Grizzly Bears', 'landwalk')).toBe(true)
  expect(board({ a: { battlefield: ['Grizzly Bears'], graveyard: ['Filth'] } }).has('Grizzly Bears', 'landwalk')).toBe(
    false,
  )
  expect(board({ a: { battlefield: ['Filth'] } }).has('Filth', 'landwalk')).toBe(true)
})
