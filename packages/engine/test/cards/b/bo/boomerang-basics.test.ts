import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Boomerang Basics] draws a card only for a permanent you controlled', () => {
  const of = (mine: string[], theirs: string[]) =>
    board({ a: { battlefield: ['Island', ...mine], hand: ['Boomerang Basics'] }, b: { battlefield: theirs } })
  expect(of(['Memnite'], []).cast('Boomerang Basics').resolve().names('hand', 'A').sort()).toEqual([
    'Memnite',
    'Wastes',
  ])
  expect(of([], ['Memnite']).cast('Boomerang Basics').resolve().names('hand', 'A')).toEqual([])
})
