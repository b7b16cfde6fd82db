import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Aang's Iceberg] exiles a permanent until it is sacrificed for a waterbend cost", () => {
  const b = board({
    a: { hand: ["Aang's Iceberg"], battlefield: ['3 Plains', '2 Memnite', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast("Aang's Iceberg", { targets: ['Hill Giant'] }).resolveAll()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  b.activate("Aang's Iceberg").resolveAll()
  expect([b.in('battlefield', 'Hill Giant', 'B'), b.object('Grizzly Bears').tapped]).toEqual([true, true])
})

it("[Aang's Iceberg] needs no target", () => {
  const b = board({ a: { hand: ["Aang's Iceberg"], battlefield: ['3 Plains'] } })
  expect(b.cast("Aang's Iceberg").resolveAll().in('battlefield', "Aang's Iceberg")).toBe(true)
})
