import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Radiant's Dragoons] gains 5 life when it enters, and has echo {3}{W}", () => {
  const b = board({ a: { hand: ["Radiant's Dragoons"], battlefield: ['4 Plains'] } })
  b.cast("Radiant's Dragoons").resolve().resolve()
  expect(b.life('A')).toBe(25)
  b.no('payOrNot').to('draw', 5)
  expect(b.in('graveyard', "Radiant's Dragoons", 'A')).toBe(true)
})

it("[Radiant's Dragoons] stays when its echo is paid, which is asked only once", () => {
  const b = board({ a: { hand: ["Radiant's Dragoons"], battlefield: ['4 Plains'] } })
  b.cast("Radiant's Dragoons").resolve().resolve()
  b.yes('payOrNot').to('draw', 5).no('payOrNot').to('draw', 7)
  expect(b.in('battlefield', "Radiant's Dragoons", 'A')).toBe(true)
})
