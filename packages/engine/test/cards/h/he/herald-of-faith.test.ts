import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Herald of Faith] gains 2 life as it attacks', () => {
  const b = board({ a: { battlefield: ['Herald of Faith'] } })
  b.attack('Herald of Faith').resolve()
  expect([b.life('A'), b.has('Herald of Faith', 'flying')]).toEqual([22, true])
})
