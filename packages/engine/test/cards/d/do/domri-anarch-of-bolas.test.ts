import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Domri, Anarch of Bolas] creature spells can't be countered this turn", () => {
  const b = board({
    a: { hand: ['Memnite'], battlefield: ['Domri, Anarch of Bolas'] },
    b: { hand: ['Counterspell'], battlefield: ['2 Island'] },
  })
  b.activate('Domri, Anarch of Bolas').resolve().cast('Memnite').turnTo('B')
  b.cast('Counterspell', { targets: ['Memnite'] }).resolveAll()
  expect(b.pt('Memnite')).toBe('2/1')
})
