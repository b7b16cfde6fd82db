import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Grab the Prize] deals 2 damage only if the discarded card was no land', () => {
  const of = (card: string) => board({ a: { battlefield: ['2 Mountain'], hand: ['Grab the Prize', card] } })
  expect(of('Shock').cast('Grab the Prize').resolve().life('B')).toBe(18)
  expect(of('Forest').cast('Grab the Prize').resolve().life('B')).toBe(20)
})
