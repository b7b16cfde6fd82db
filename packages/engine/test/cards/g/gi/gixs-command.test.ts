import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Gix's Command] destroys small creatures and takes one with the greatest power", () => {
  const b = board({
    a: { hand: ["Gix's Command"], battlefield: ['5 Swamp'] },
    b: { battlefield: ['Memnite', 'Hill Giant', 'Serra Angel'] },
  })
  b.reply('mode', [1, 3])
  b.cast("Gix's Command").resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
})
