import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wonder] in the graveyard gives your creatures flying while you control an Island', () => {
  const b = board({
    a: { battlefield: ['Island', 'Grizzly Bears'], graveyard: ['Wonder'] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect([b.has('Grizzly Bears', 'flying'), b.has('Hill Giant', 'flying')]).toEqual([true, false])
})

it('[Wonder] needs an Island of yours, not of the opponent', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Grizzly Bears'], graveyard: ['Wonder'] },
    b: { battlefield: ['Island'] },
  })
  expect(b.has('Grizzly Bears', 'flying')).toBe(false)
})

it('[Wonder] discarded to Wild Mongrel works at once', () => {
  const b = board({ a: { battlefield: ['Island', 'Wild Mongrel'], hand: ['Wonder'] } })
  b.activate('Wild Mongrel')
  expect(b.has('Wild Mongrel', 'flying')).toBe(true)
})

it("[Wonder] exiled by Tormod's Crypt works no longer", () => {
  const b = board({
    a: { battlefield: ['Island', 'Grizzly Bears'], graveyard: ['Wonder'] },
    b: { battlefield: ["Tormod's Crypt"] },
  })
  b.turnTo('B')
    .activate("Tormod's Crypt", { targets: ['A'] })
    .resolve()
  expect(b.has('Grizzly Bears', 'flying')).toBe(false)
})

it('[Wonder] on the battlefield flies alone', () => {
  const b = board({ a: { battlefield: ['Island', 'Grizzly Bears', 'Wonder'] } })
  expect([b.has('Wonder', 'flying'), b.has('Grizzly Bears', 'flying')]).toEqual([true, false])
})
