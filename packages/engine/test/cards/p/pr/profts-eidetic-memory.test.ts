import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Proft's Eidetic Memory] puts as many counters as cards drawn beyond the first", () => {
  const b = board({ a: { battlefield: ["Proft's Eidetic Memory", '3 Island', 'Memnite'], hand: ['Divination'] } })
  b.cast('Divination').resolve().to('beginCombat').resolveAll()
  expect(b.pt('Memnite')).toBe('2/2')
})
