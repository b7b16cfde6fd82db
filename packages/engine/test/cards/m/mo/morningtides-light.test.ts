import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Morningtide's Light] removes creatures for the turn and protects until the next one", () => {
  const b = board({
    a: { hand: ["Morningtide's Light"], battlefield: ['4 Plains', 'Hill Giant'] },
    b: { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Serra Angel'] },
  })
  b.cast("Morningtide's Light", { targets: ['Hill Giant,Serra Angel'] }).resolve()
  expect([b.in('battlefield', 'Hill Giant'), b.in('exile', "Morningtide's Light")]).toEqual([false, true])
  b.to('main1', 4)
  expect([b.object('Hill Giant').tapped, b.in('battlefield', 'Serra Angel', 'B')]).toEqual([true, true])
  b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(20)
})
