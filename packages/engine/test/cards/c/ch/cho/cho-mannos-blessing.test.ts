import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[CR 702.16n] Cho-Manno's Blessing stays, though it gives protection from white, and other white Auras fall off", () => {
  const on = (card: string) => ({ card, attachedTo: 'Grizzly Bears' })
  const b = board({
    a: { hand: ["Cho-Manno's Blessing"], battlefield: ['2 Plains', 'Grizzly Bears', on('Holy Strength')] },
  })
  b.option('chooseColor', 'white')
    .cast("Cho-Manno's Blessing", { targets: ['Grizzly Bears'] })
    .resolve()
  expect([b.in('battlefield', "Cho-Manno's Blessing"), b.in('battlefield', 'Holy Strength')]).toEqual([true, false])
  expect(b.has('Grizzly Bears', 'protection')).toBe(true)
})
