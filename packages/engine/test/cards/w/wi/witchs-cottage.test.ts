import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Witch's Cottage] puts a creature card on top of the library if it enters untapped", () => {
  const b = board({ a: { hand: ["Witch's Cottage"], battlefield: ['3 Swamp'], graveyard: ['Hill Giant'] } })
  b.yes().play("Witch's Cottage").resolve()
  expect(b.names('library', 'A')[0]).toBe('Hill Giant')
})
