import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kazuul's Toll Collector] takes an Equipment for {0}, only as a sorcery", () => {
  const b = board({ a: { battlefield: ["Kazuul's Toll Collector", 'Bonesplitter'] } })
  b.activate("Kazuul's Toll Collector", { targets: ['Bonesplitter'] }).resolve()
  expect(b.pt("Kazuul's Toll Collector")).toBe('5/2')
  b.to('beginCombat')
  expect(b.can('activate', "Kazuul's Toll Collector")).toBe(false)
})
