import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nurturing Pixie] grows only if it returned a permanent', () => {
  const of = (creature: string) =>
    board({ a: { battlefield: ['Plains', creature], hand: ['Nurturing Pixie'] } })
      .aim([creature === 'Memnite' ? 'Memnite' : ''])
      .cast('Nurturing Pixie')
      .resolveAll()
      .pt('Nurturing Pixie')
  expect([of('Memnite'), of('Sneaky Snacker')]).toEqual(['2/2', '1/1'])
})
