import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kroxa, Titan of Death's Hunger] makes an opponent who discards a land, or nothing, lose 3 life", () => {
  const of = (hand: string[]) => {
    const b = board({ a: { hand: ["Kroxa, Titan of Death's Hunger"], battlefield: ['2 Badlands'] }, b: { hand } })
    return b.cast("Kroxa, Titan of Death's Hunger").resolveAll().life('B')
  }
  expect([of(['Forest']), of(['Shock']), of([])]).toEqual([17, 20, 17])
})
