import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Firewing Phoenix] returns from the graveyard to the hand', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], graveyard: ['Firewing Phoenix'] } })
  b.activate('Firewing Phoenix', { zone: 'graveyard' }).resolve()
  expect(b.in('hand', 'Firewing Phoenix', 'A')).toBe(true)
})
