import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Noxious Gearhulk] gains life for the destroyed creature's toughness", () => {
  const b = board({ a: { hand: ['Noxious Gearhulk'], battlefield: ['6 Swamp'] }, b: { battlefield: ['Hill Giant'] } })
  b.yes().cast('Noxious Gearhulk').aim(['Hill Giant']).resolveAll()
  expect([b.life('A'), b.in('graveyard', 'Hill Giant')]).toEqual([23, true])
})
