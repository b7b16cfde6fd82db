import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Icequake] deals 1 damage where the land was snow', () => {
  const life = (land: string): number => {
    const b = board({ a: { hand: ['Icequake'], battlefield: ['3 Swamp'] }, b: { battlefield: [land] } })
    return b
      .cast('Icequake', { targets: [land] })
      .resolve()
      .life('B')
  }
  expect([life('Snow-Covered Forest'), life('Forest')]).toEqual([19, 20])
})
