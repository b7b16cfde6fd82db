import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Toby, Beastie Befriender] makes a Beast that can't attack alone", () => {
  const b = board({ a: { hand: ['Toby, Beastie Befriender'], battlefield: ['3 Plains'] } })
  b.cast('Toby, Beastie Befriender').resolveAll()
  expect([b.pt('Beast Token'), b.has('Beast Token', 'flying')]).toEqual(['4/4', false])
  b.to('main1', 5)
  expect(() => b.attack('Beast Token')).toThrow()
})
