import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Phlage, Titan of Fire's Fury] is sacrificed unless it escaped", () => {
  const cast = board({ a: { hand: ["Phlage, Titan of Fire's Fury"], battlefield: ['4 Plateau'] } })
  cast.cast("Phlage, Titan of Fire's Fury").aim(['B']).resolveAll()
  expect([cast.life('B'), cast.life('A'), cast.in('graveyard', "Phlage, Titan of Fire's Fury")]).toEqual([17, 23, true])
  const escaped = board({ a: { graveyard: ["Phlage, Titan of Fire's Fury", '5 Shock'], battlefield: ['4 Plateau'] } })
  escaped.cast("Phlage, Titan of Fire's Fury", { method: 'escape', from: 'graveyard' }).aim(['B']).resolveAll()
  expect(escaped.in('battlefield', "Phlage, Titan of Fire's Fury")).toBe(true)
})
