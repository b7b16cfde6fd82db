import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kunoros, Hound of Athreos] forbids casting from graveyards', () => {
  const b = board({ a: { battlefield: ['Kunoros, Hound of Athreos', '5 Mountain'], graveyard: ['Firebolt'] } })
  expect(b.can('cast', 'Firebolt')).toBe(false)
})
