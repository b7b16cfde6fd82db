import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sylvan Primordial] destroys a noncreature permanent of the opponent, and brings a Forest for it', () => {
  const b = board({
    a: { hand: ['Sylvan Primordial'], library: ['Forest', 'Island'], mana: '{G}{G}{G}{G}{G}{G}{G}' },
    b: { battlefield: ['Sol Ring', 'Grizzly Bears'] },
  })
  b.cast('Sylvan Primordial').resolve().pick('chooseFound', 'Forest').resolve()
  expect(b.in('graveyard', 'Sol Ring', 'B')).toBe(true)
  expect(b.object('Forest').tapped).toBe(true)
  expect(b.in('battlefield', 'Forest', 'A')).toBe(true)
})

it('[Sylvan Primordial] brings none for an indestructible one', () => {
  const b = board({
    a: { hand: ['Sylvan Primordial'], library: ['Forest', 'Island'], mana: '{G}{G}{G}{G}{G}{G}{G}' },
    b: { battlefield: ['Darksteel Citadel'] },
  })
  b.cast('Sylvan Primordial').resolve().resolve()
  expect(b.in('library', 'Forest')).toBe(true)
})
