import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Figure of Fable] grows step by step, and not before it is what is asked for', () => {
  const b = board({
    a: { battlefield: ['Figure of Fable', '13 Forest'] },
  })
  b.activate('Figure of Fable', { nth: 1 }).resolve()
  expect(b.pt('Figure of Fable')).toBe('1/1')
  b.activate('Figure of Fable').resolve()
  expect([b.pt('Figure of Fable'), b.c('Figure of Fable').subtypes]).toEqual(['2/3', ['Kithkin', 'Scout']])
  b.activate('Figure of Fable', { nth: 1 }).resolve()
  b.activate('Figure of Fable', { nth: 2 }).resolve()
  expect([b.pt('Figure of Fable'), b.has('Figure of Fable', 'protection')]).toEqual(['7/8', true])
})
