import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 205.4e] a legendary sorcery needs a legendary creature or planeswalker', () => {
  const position = (creature: string) =>
    board({ a: { hand: ["Primevals' Glorious Rebirth"], battlefield: ['7 Scrubland', creature] } })
  expect(position('Grizzly Bears').can('cast', "Primevals' Glorious Rebirth")).toBe(false)
  expect(position('Akroma, Angel of Fury').can('cast', "Primevals' Glorious Rebirth")).toBe(true)
})
