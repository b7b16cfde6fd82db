import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Choking Sands] deals 2 damage where the land was nonbasic', () => {
  const life = (land: string): number => {
    const b = board({ a: { hand: ['Choking Sands'], battlefield: ['3 Swamp'] }, b: { battlefield: [land] } })
    b.cast('Choking Sands', { targets: [land] }).resolve()
    expect(b.in('graveyard', land)).toBe(true)
    return b.life('B')
  }
  expect([life('Wasteland'), life('Island')]).toEqual([18, 20])
})
