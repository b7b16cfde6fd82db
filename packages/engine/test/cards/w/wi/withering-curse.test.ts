import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Withering Curse] destroys all creatures after life was gained', () => {
  const b = board({
    a: { hand: ['Withering Curse', 'Healing Salve'], battlefield: ['3 Swamp', 'Plains'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.reply('mode', [0])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
    .cast('Withering Curse')
    .resolve()
  expect(b.in('graveyard', 'Serra Angel', 'B')).toBe(true)
})
