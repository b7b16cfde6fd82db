import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Courser of Kruphix] lets you play the top land card, and gains life for it', () => {
  const b = board({ a: { battlefield: ['Courser of Kruphix'], library: ['Forest'] } })
  b.act(b.legal().find((action) => action.kind === 'playLand')!).resolveAll()
  expect([b.in('battlefield', 'Forest', 'A'), b.life('A')]).toEqual([true, 21])
})
