import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Serra Ascendant] has +5/+5 and flying with 30 life', () => {
  const poor = board({ a: { battlefield: ['Serra Ascendant'], life: 29 } })
  expect([poor.pt('Serra Ascendant'), poor.has('Serra Ascendant', 'flying')]).toEqual(['1/1', false])
  const rich = board({ a: { battlefield: ['Serra Ascendant'], life: 30 } })
  expect([rich.pt('Serra Ascendant'), rich.has('Serra Ascendant', 'flying')]).toEqual(['6/6', true])
})
