import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Collector's Cage] plays the hidden card once three creatures have different powers", () => {
  const played = (creatures: string[]): boolean => {
    const b = board({
      a: {
        hand: ["Collector's Cage"],
        battlefield: ['3 Plains', ...creatures],
        library: ['Serra Angel', '6 Wastes'],
      },
    })
    b.pick('choose', 'Serra Angel').cast("Collector's Cage").resolveAll()
    b.yes()
      .activate("Collector's Cage", { targets: ['Grizzly Bears'] })
      .resolveAll()
    return b.in('battlefield', 'Serra Angel')
  }
  expect([
    played(['Grizzly Bears', 'Llanowar Elves', 'Craw Wurm']),
    played(['Grizzly Bears', 'Hill Giant', 'Craw Wurm']),
  ]).toEqual([true, false])
})
