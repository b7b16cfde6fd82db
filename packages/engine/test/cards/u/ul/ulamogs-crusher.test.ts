import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Ulamog's Crusher] makes the defending player sacrifice two permanents of their choice", () => {
  const b = board({
    a: { battlefield: ["Ulamog's Crusher"] },
    b: { battlefield: ['Forest', 'Sol Ring', 'Serra Angel'] },
  })
  b.reply('sacrifice', () => [b.id('Forest'), b.id('Sol Ring')], 'B')
    .attack("Ulamog's Crusher")
    .resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Serra Angel'])
})
