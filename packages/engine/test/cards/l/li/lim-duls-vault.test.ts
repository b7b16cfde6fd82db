import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Lim-Dûl's Vault] looks at the next five cards for 1 life, as often as its controller wants", () => {
  const b = board({
    a: {
      hand: ["Lim-Dûl's Vault"],
      battlefield: ['Island', 'Swamp'],
      library: ['5 Shock', '5 Opt', '5 Island', '5 Wastes'],
    },
  })
  b.yes('payOrNot').yes('payOrNot').no('payOrNot').cast("Lim-Dûl's Vault").resolve()
  expect([b.life('A'), b.names('library', 'A').slice(0, 5)]).toEqual([18, Array(5).fill('Island')])
})

it("[Lim-Dûl's Vault] puts the first five cards back on top for nothing", () => {
  const b = board({
    a: { hand: ["Lim-Dûl's Vault"], battlefield: ['Island', 'Swamp'], library: ['5 Shock', '15 Wastes'] },
  })
  b.no('payOrNot').cast("Lim-Dûl's Vault").resolve()
  expect([b.life('A'), b.names('library', 'A').slice(0, 5)]).toEqual([20, Array(5).fill('Shock')])
})
