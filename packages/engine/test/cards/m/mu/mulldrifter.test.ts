import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mulldrifter] draws two cards, and evoked is sacrificed', () => {
  const b = board({ a: { battlefield: ['3 Island'], hand: ['Mulldrifter'] } })
  b.cast('Mulldrifter', { method: 'alternative' }).resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(2)
  expect(b.in('graveyard', 'Mulldrifter', 'A')).toBe(true)
})

it('[Mulldrifter] cast for its mana cost stays', () => {
  const b = board({ a: { battlefield: ['5 Island'], hand: ['Mulldrifter'] } })
  b.cast('Mulldrifter').resolveAll()
  expect(b.pt('Mulldrifter')).toBe('2/2')
})
