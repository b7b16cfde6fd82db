import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Asmoranomardicadaistinaculdacar] is cast for {B/R} only after a discard', () => {
  const b = board({
    a: {
      hand: ['Asmoranomardicadaistinaculdacar', 'Faithless Looting'],
      battlefield: ['2 Mountain'],
      library: ['5 Wastes'],
    },
  })
  expect(b.can('cast', 'Asmoranomardicadaistinaculdacar')).toBe(false)
  b.pick('discard', 'Wastes', 'Wastes#2').cast('Faithless Looting').resolve()
  b.cast('Asmoranomardicadaistinaculdacar', { method: 'alternative' }).resolveAll()
  expect(b.in('battlefield', 'Asmoranomardicadaistinaculdacar')).toBe(true)
})
