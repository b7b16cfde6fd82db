import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Chain of Vapor] the permanent's controller may sacrifice a land to copy it with a new target", () => {
  const b = board({
    a: { hand: ['Chain of Vapor'], battlefield: ['Island', 'Hill Giant'] },
    b: { battlefield: ['Forest', 'Memnite'] },
  })
  b.cast('Chain of Vapor', { targets: ['Memnite'] })
  b.reply('payOrNot', [0], 'B').reply('yesNo', [0], 'B').reply('newTargets', [0], 'B')
  b.reply('target', () => [b.id('Hill Giant')], 'B')
  b.resolve().resolveAll()
  expect([b.in('hand', 'Memnite', 'B'), b.in('hand', 'Hill Giant', 'A'), b.in('graveyard', 'Forest', 'B')]).toEqual([
    true,
    true,
    true,
  ])
})
