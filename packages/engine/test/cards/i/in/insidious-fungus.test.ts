import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Insidious Fungus] destroys an artifact', () => {
  const b = board({ a: { battlefield: ['Insidious Fungus', '2 Forest'] }, b: { battlefield: ['Sol Ring'] } })
  b.reply('mode', [0])
    .activate('Insidious Fungus', { targets: ['Sol Ring'] })
    .resolve()
  expect(b.in('graveyard', 'Sol Ring')).toBe(true)
})
