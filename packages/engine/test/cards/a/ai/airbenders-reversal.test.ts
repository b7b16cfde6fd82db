import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Airbender's Reversal] airbends your creature, which you cast again for {2}", () => {
  const b = board({ a: { hand: ["Airbender's Reversal"], battlefield: ['4 Plains', 'Serra Angel'] } })
  b.cast("Airbender's Reversal", { targets: ['Serra Angel'] }).resolve()
  expect(b.in('exile', 'Serra Angel')).toBe(true)
  b.cast('Serra Angel', { from: 'exile', method: 'granted' }).resolve()
  expect(b.in('battlefield', 'Serra Angel')).toBe(true)
})

it("[Airbender's Reversal] destroys an attacking creature only", () => {
  const b = board({
    a: { battlefield: ['Hill Giant'] },
    b: { hand: ["Airbender's Reversal"], battlefield: ['2 Plains'] },
  })
  expect(b.turnTo('B').can('cast', "Airbender's Reversal")).toBe(false)
  b.turnTo('A').attack('Hill Giant').turnTo('B')
  b.cast("Airbender's Reversal", { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
})
