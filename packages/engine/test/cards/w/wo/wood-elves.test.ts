import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

const library = ['Island', 'Forest', 'Taiga', 'Plains', 'Shock']

it('[Wood Elves] puts a Forest card onto the battlefield', () => {
  const b = board({ a: { battlefield: ['3 Llanowar Elves'], hand: ['Wood Elves'], library } })
  const found = offers(b, 'chooseFound', 'Taiga')
  b.cast('Wood Elves').resolveAll()
  expect([...found].sort()).toEqual(['Forest', 'Taiga'])
  expect(b.object('Taiga').tapped).toBe(false)
})
