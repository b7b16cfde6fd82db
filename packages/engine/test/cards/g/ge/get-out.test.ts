import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Get Out] returns up to two of your own creatures and enchantments', () => {
  const b = board({ a: { battlefield: ['2 Island', 'Memnite', 'Grizzly Bears'], hand: ['Get Out'] } })
  b.reply('mode', [1])
    .cast('Get Out', { targets: ['Memnite,Grizzly Bears'] })
    .resolve()
  expect([...b.names('hand', 'A')].sort()).toEqual(['Grizzly Bears', 'Memnite'])
})
