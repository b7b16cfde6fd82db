import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Jace, Vryn's Prodigy] becomes a planeswalker with five cards in the graveyard", () => {
  const b = board({ a: { battlefield: ["Jace, Vryn's Prodigy"], graveyard: ['4 Shock'], hand: ['Forest'] } })
  b.activate("Jace, Vryn's Prodigy").resolve()
  expect([b.in('battlefield', 'Jace, Telepath Unbound'), b.counters('Jace, Telepath Unbound', 'loyalty')]).toEqual([
    true,
    5,
  ])
})

it("[Jace, Vryn's Prodigy] lets you cast a card from the graveyard once, and exiles it then", () => {
  const b = board({
    a: { battlefield: [{ card: "Jace, Vryn's Prodigy", face: 1 }, '2 Mountain'], graveyard: ['Shock'] },
  })
  b.activate('Jace, Telepath Unbound', { nth: 1 }).resolve()
  b.cast('Shock', { from: 'graveyard', targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('exile', 'Shock')]).toEqual([18, true])
})

it("[CR 614.12] [Jace, Vryn's Prodigy] is no creature as it returns transformed, so Containment Priest does not exile it", () => {
  const b = board({
    a: { battlefield: ["Jace, Vryn's Prodigy", 'Containment Priest'], graveyard: ['4 Shock'], hand: ['Forest'] },
  })
  b.activate("Jace, Vryn's Prodigy").resolve()
  expect(b.in('battlefield', 'Jace, Telepath Unbound')).toBe(true)
})
