import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Speaker of the Heavens] makes Angels at 27 life, not at 26', () => {
  const b = board({ a: { battlefield: ['Speaker of the Heavens'], life: 26, hand: ['Healing Salve'], mana: '{W}' } })
  expect(b.can('activate', 'Speaker of the Heavens')).toBe(false)
  b.reply('mode', [0])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
    .activate('Speaker of the Heavens')
    .resolve()
  expect(b.pt('Angel Token')).toBe('4/4')
})
