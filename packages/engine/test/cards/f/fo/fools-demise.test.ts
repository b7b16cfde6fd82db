import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Fool's Demise] [CR 603.3b] does not return an Academy Rector that exiled itself first", () => {
  const b = board({
    a: {
      battlefield: ['Academy Rector', { card: "Fool's Demise", attachedTo: 'Academy Rector' }],
      library: ['Primal Rage', '3 Wastes'],
    },
    b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
  })
  b.turnTo('B').reply('orderTriggers', (decision) => {
    if (decision.shape !== 'order') throw new Error('Not a question of order')
    const labels = decision.items.map(({ label }) => label)
    const rector = labels.indexOf('Academy Rector')
    return [...labels.keys()].filter((index) => index !== rector).concat(rector)
  })
  b.cast('Lightning Bolt', { targets: ['Academy Rector'] })
    .yes()
    .pick('chooseFound', 'Primal Rage')
    .resolveAll()
  expect([b.names('exile'), b.names('hand', 'A'), b.names('battlefield', 'A')]).toEqual([
    ['Academy Rector'],
    ["Fool's Demise"],
    ['Primal Rage'],
  ])
})
