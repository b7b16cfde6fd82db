import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Prized Unicorn', 'Fear of Being Hunted'])('[%s] must be blocked', (name) => {
  const b = board({ a: { battlefield: [name] }, b: { battlefield: ['Hill Giant'] } })
  b.attack(name).to('declareBlockers')
  expect(() => b.block()).toThrow()
})
