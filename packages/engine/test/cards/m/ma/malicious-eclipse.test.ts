import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Malicious Eclipse] exiles the opponent's creatures that would die", () => {
  const b = board({
    a: { hand: ['Malicious Eclipse'], battlefield: ['3 Swamp', 'Memnite'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Malicious Eclipse').resolve()
  expect([b.in('exile', 'Grizzly Bears'), b.in('graveyard', 'Memnite', 'A')]).toEqual([true, true])
})
