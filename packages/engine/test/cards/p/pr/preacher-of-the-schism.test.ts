import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Preacher of the Schism] draws while its controller leads, and makes a Vampire against a leader', () => {
  const of = (life: number) =>
    board({ a: { battlefield: ['Preacher of the Schism'], life }, b: { life: 20 } })
      .attack('Preacher of the Schism')
      .resolveAll()
  const ahead = of(25)
  const behind = of(15)
  expect([ahead.names('hand', 'A').length, ahead.in('battlefield', 'Vampire Token')]).toEqual([1, false])
  expect([behind.names('hand', 'A').length, behind.in('battlefield', 'Vampire Token')]).toEqual([0, true])
})
