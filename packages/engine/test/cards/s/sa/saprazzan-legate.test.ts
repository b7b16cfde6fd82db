import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Saprazzan Legate] is free against a Mountain', () => {
  const of = (land: string) =>
    board({ a: { hand: ['Saprazzan Legate'], battlefield: ['Island'] }, b: { battlefield: [land] } }).can(
      'cast',
      'Saprazzan Legate',
    )
  expect([of('Mountain'), of('Forest')]).toEqual([true, false])
})
