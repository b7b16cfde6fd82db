import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thermokarst] gains 1 life for a snow land only', () => {
  const of = (land: string) =>
    board({ a: { battlefield: ['3 Forest'], hand: ['Thermokarst'] }, b: { battlefield: [land] } })
  expect(
    of('Snow-Covered Island')
      .cast('Thermokarst', { targets: ['Snow-Covered Island'] })
      .resolve()
      .life('A'),
  ).toBe(21)
  expect(
    of('Island')
      .cast('Thermokarst', { targets: ['Island'] })
      .resolve()
      .life('A'),
  ).toBe(20)
})
