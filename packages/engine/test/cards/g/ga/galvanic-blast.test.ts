import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Galvanic Blast] deals 4 damage with three artifacts, 2 with two', () => {
  const of = (artifacts: string[]) =>
    board({ a: { battlefield: ['Mountain', ...artifacts], hand: ['Galvanic Blast'] } })
  expect(
    of(['2 Memnite'])
      .cast('Galvanic Blast', { targets: ['B'] })
      .resolve()
      .life('B'),
  ).toBe(18)
  expect(
    of(['3 Memnite'])
      .cast('Galvanic Blast', { targets: ['B'] })
      .resolve()
      .life('B'),
  ).toBe(16)
})
