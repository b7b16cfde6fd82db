import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Bloodchief's Thirst] destroys a bigger creature only if it was kicked", () => {
  const b = board({
    a: { hand: ["2 Bloodchief's Thirst"], battlefield: ['5 Swamp'] },
    b: { battlefield: ['Hill Giant', 'Memnite'] },
  })
  b.yes('kicker')
    .cast("Bloodchief's Thirst", { targets: ['Hill Giant'] })
    .resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Memnite'])
})
