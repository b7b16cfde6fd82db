import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Molten Rain] deals 2 damage for a nonbasic land only', () => {
  const of = (land: string) =>
    board({ a: { battlefield: ['3 Mountain'], hand: ['Molten Rain'] }, b: { battlefield: [land] } })
  expect(
    of('Wasteland')
      .cast('Molten Rain', { targets: ['Wasteland'] })
      .resolve()
      .life('B'),
  ).toBe(18)
  expect(
    of('Forest')
      .cast('Molten Rain', { targets: ['Forest'] })
      .resolve()
      .life('B'),
  ).toBe(20)
})
