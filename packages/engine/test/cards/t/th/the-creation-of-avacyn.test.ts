import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[The Creation of Avacyn] brings a creature card for life equal to its mana value', () => {
  const b = board({ a: { hand: ['The Creation of Avacyn'], library: ['Craw Wurm', '5 Swamp'], mana: '{B}{B}{B}' } })
  b.pick('chooseFound', 'Craw Wurm').cast('The Creation of Avacyn').resolve().resolve()
  expect(b.in('exile', 'Craw Wurm')).toBe(true)
  b.to('draw', 5).to('main1', 5)
  b.resolveAll()
  expect(b.life('A')).toBe(14)
  b.yes().to('main1', 7).resolveAll()
  expect(b.in('battlefield', 'Craw Wurm', 'A')).toBe(true)
})
