import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sneaky Snacker] returns tapped from the graveyard on the third card of a turn', () => {
  const b = board({
    a: { battlefield: ['3 Island', '3 Island'], hand: ['Divination', 'Opt'], graveyard: ['Sneaky Snacker'] },
  })
  b.cast('Divination').resolveAll()
  expect(b.in('graveyard', 'Sneaky Snacker')).toBe(true)
  b.cast('Opt').resolveAll()
  expect(b.object('Sneaky Snacker')).toMatchObject({ zone: 'battlefield', tapped: true })
})
