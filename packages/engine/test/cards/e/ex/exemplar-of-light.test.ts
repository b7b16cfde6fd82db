import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Exemplar of Light] grows as its controller gains life, and draws for that once each turn', () => {
  const b = board({ a: { hand: ['2 Healing Salve'], battlefield: ['Exemplar of Light', '2 Plains'] } })
  b.reply('mode', [0]).reply('mode', [0])
  b.cast('Healing Salve', { targets: ['A'] }).resolveAll()
  b.cast('Healing Salve', { targets: ['A'] }).resolveAll()
  expect([b.pt('Exemplar of Light'), b.names('hand', 'A').length]).toEqual(['5/5', 1])
})
