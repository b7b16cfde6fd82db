import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Teferi's Moat] keeps creatures of the chosen color without flying from attacking you", () => {
  const b = board({
    a: { hand: ["Teferi's Moat"], battlefield: ['4 Plains', 'Island'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Fire Elemental', 'Goblin Balloon Brigade'] },
  })
  b.option('chooseColor', 'red').cast("Teferi's Moat").resolve().to('main1', 4)
  expect(() => b.attack('Hill Giant')).toThrow()
  expect(() => b.attack('Grizzly Bears')).not.toThrow()
})
