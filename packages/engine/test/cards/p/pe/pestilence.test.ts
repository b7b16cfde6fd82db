import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pestilence] is sacrificed at the end step without creatures', () => {
  const b = board({ a: { battlefield: ['Pestilence'] } })
  b.to('main1', 4)
  expect(b.in('graveyard', 'Pestilence', 'A')).toBe(true)
})
