import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Detective's Phoenix] is cast from the graveyard for its bestow cost", () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Memnite'], graveyard: ["Detective's Phoenix", 'Hill Giant', 'Hill Giant'] },
  })
  b.cast("Detective's Phoenix", { method: 'alternative', from: 'graveyard', targets: ['Memnite'] }).resolve()
  expect([b.pt('Memnite'), b.has('Memnite', 'flying')]).toEqual(['3/3', true])
})
