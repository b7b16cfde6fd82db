import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Tormod's Crypt] exiles all cards from the target player's graveyard", () => {
  const b = board({
    a: { battlefield: ["Tormod's Crypt"], graveyard: ['Shock'] },
    b: { graveyard: ['Forest', 'Murder'] },
  })
  b.activate("Tormod's Crypt", { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B')).toEqual([])
  expect(b.names('exile', 'B').sort()).toEqual(['Forest', 'Murder'])
  expect(b.names('graveyard', 'A').sort()).toEqual(['Shock', "Tormod's Crypt"])
})

it("[Tormod's Crypt] costs nothing and works at once", () => {
  const b = board({ a: { hand: ["Tormod's Crypt"] }, b: { graveyard: ['Forest'] } })
  b.cast("Tormod's Crypt")
    .resolve()
    .activate("Tormod's Crypt", { targets: ['B'] })
    .resolve()
  expect(b.names('exile', 'B')).toEqual(['Forest'])
})

it("[Tormod's Crypt] cannot be used while tapped", () => {
  const b = board({ a: { battlefield: [{ card: "Tormod's Crypt", tapped: true }] } })
  expect(b.can('activate', "Tormod's Crypt")).toBe(false)
})

it("[Tormod's Crypt] turned on its own controller exiles itself, which was the cost", () => {
  const b = board({ a: { battlefield: ["Tormod's Crypt"], graveyard: ['Shock'] } })
  b.activate("Tormod's Crypt", { targets: ['A'] }).resolve()
  expect(b.names('exile', 'A').sort()).toEqual(['Shock', "Tormod's Crypt"])
})

it("[Tormod's Crypt] leaves Replenish nothing", () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Replenish'], graveyard: ['Humility'] },
    b: { battlefield: ["Tormod's Crypt"] },
  })
  b.cast('Replenish')
    .turnTo('B')
    .activate("Tormod's Crypt", { targets: ['A'] })
    .resolveAll()
  expect(b.in('exile', 'Humility', 'A')).toBe(true)
})
