import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Transmute Artifact] finds an artifact for the difference in mana value', () => {
  const position = (lands: string) =>
    board({
      a: { hand: ['Transmute Artifact'], battlefield: [lands, 'Sol Ring'], library: ['Mind Stone', 'Sundering Titan'] },
    })
  const cheap = position('2 Island').pick('chooseFound', 'Mind Stone').cast('Transmute Artifact').resolve()
  expect([cheap.in('graveyard', 'Mind Stone'), cheap.in('graveyard', 'Sol Ring')]).toEqual([true, true])
  const paid = position('3 Island')
    .yes('payOrNot')
    .pick('chooseFound', 'Mind Stone')
    .cast('Transmute Artifact')
    .resolve()
  expect(paid.in('battlefield', 'Mind Stone')).toBe(true)
})

it('[Transmute Artifact] finds nothing without an artifact to sacrifice', () => {
  const b = board({ a: { hand: ['Transmute Artifact'], battlefield: ['2 Island'], library: ['Sol Ring'] } })
  expect(b.cast('Transmute Artifact').resolve().names('library', 'A')).toEqual(['Sol Ring'])
})
