import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hamlet Glutton] can be cast for five mana if it is bargained', () => {
  const b = board({ a: { hand: ['Hamlet Glutton'], battlefield: ['5 Forest', 'Crusade'] } })
  b.yes('additionalCost').cast('Hamlet Glutton').resolve()
  expect(b.in('battlefield', 'Hamlet Glutton')).toBe(true)
})

it('[Hamlet Glutton] costs seven without a bargain', () => {
  const b = board({ a: { hand: ['Hamlet Glutton'], battlefield: ['5 Forest'] } })
  expect(b.legal().some((action) => action.kind === 'cast')).toBe(false)
})
