import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Annul] counters an artifact spell and an enchantment spell', () => {
  const b = board({
    a: { battlefield: ['Plains', '3 Mountain'], hand: ['Sol Ring', 'Serenity'] },
    b: { battlefield: ['2 Island'], hand: ['2 Annul'] },
  })
  b.cast('Sol Ring').turnTo('B').cast('Annul').resolve()
  expect(b.in('graveyard', 'Sol Ring', 'A')).toBe(true)
  b.turnTo('A').cast('Serenity').turnTo('B').cast('Annul').resolve()
  expect(b.in('graveyard', 'Serenity', 'A')).toBe(true)
})

it('[Annul] cannot target a spell of another type', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['Island'], hand: ['Annul'] },
  })
  b.cast('Grizzly Bears').turnTo('B')
  expect(b.can('cast', 'Annul')).toBe(false)
})
