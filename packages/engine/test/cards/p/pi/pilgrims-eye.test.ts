import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Pilgrim's Eye] flies and may find a basic land card", () => {
  const b = board({ a: { battlefield: ['3 Wastes'], hand: ["Pilgrim's Eye"], library: ['Memnite', 'Forest'] } })
  b.yes().pick('chooseFound', 'Forest').cast("Pilgrim's Eye").resolveAll()
  expect([b.names('hand', 'A'), b.has("Pilgrim's Eye", 'flying')]).toEqual([['Forest'], true])
})
