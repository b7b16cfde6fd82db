import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const hand = ['Sol Ring', 'Wastes', 'Lightning Helix', 'Grizzly Bears']

it('[Shatter Assumptions] makes an opponent discard colorless cards that are no lands', () => {
  const b = board({ a: { hand: ['Shatter Assumptions'], mana: '{B}{B}{B}' }, b: { hand } })
  b.reply('mode', [0])
    .cast('Shatter Assumptions', { targets: ['B'] })
    .resolve()
  expect(b.names('hand', 'B').sort()).toEqual(['Grizzly Bears', 'Lightning Helix', 'Wastes'])
})

it('[Shatter Assumptions] or all multicolored cards', () => {
  const b = board({ a: { hand: ['Shatter Assumptions'], mana: '{B}{B}{B}' }, b: { hand } })
  b.reply('mode', [1])
    .cast('Shatter Assumptions', { targets: ['B'] })
    .resolve()
  expect(b.names('hand', 'B').sort()).toEqual(['Grizzly Bears', 'Sol Ring', 'Wastes'])
})
