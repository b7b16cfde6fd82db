import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Leyline of Sanctity', 'Leyline of Anticipation'])('[%s] may begin the game on the battlefield', (name) => {
  const b = board({ a: { battlefield: [name] } })
  expect(b.c(name).abilities.some(({ ability }) => ability.kind === 'openingHand')).toBe(true)
})
