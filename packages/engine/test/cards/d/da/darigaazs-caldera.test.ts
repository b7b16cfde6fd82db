import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Darigaaz's Caldera] returns a non-Lair land to stay", () => {
  const b = board({ a: { battlefield: ["Darigaaz's Caldera", 'Forest'], hand: ["Darigaaz's Caldera"] } })
  b.play("Darigaaz's Caldera").yes('payOrNot').resolve()
  expect(b.count('battlefield', "Darigaaz's Caldera", 'A')).toBe(2)
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

it("[Darigaaz's Caldera] is sacrificed when you return nothing, or have only Lairs", () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ["Darigaaz's Caldera"] } })
  b.play("Darigaaz's Caldera").no('payOrNot').resolve()
  expect(b.in('graveyard', "Darigaaz's Caldera", 'A')).toBe(true)
  const lairs = board({ a: { battlefield: ["Darigaaz's Caldera"], hand: ["Darigaaz's Caldera"] } })
  lairs.play("Darigaaz's Caldera").resolve()
  expect(lairs.count('graveyard', "Darigaaz's Caldera", 'A')).toBe(1)
})

it("[Darigaaz's Caldera] may be tapped for mana with its trigger on the stack", () => {
  const b = board({ a: { hand: ["Darigaaz's Caldera"] } })
  b.play("Darigaaz's Caldera").option('manaColor', '{R}').tapForMana("Darigaaz's Caldera")
  expect(b.pool('A')).toBe('{R}')
})
