import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deranged Hermit] brings four Squirrels, 2/2 each beside it', () => {
  const b = board({ a: { battlefield: ['5 Forest'], hand: ['Deranged Hermit'] } })
  b.cast('Deranged Hermit').resolve().resolve()
  expect(b.count('battlefield', 'Squirrel Token', 'A')).toBe(4)
  expect([b.pt('Squirrel Token'), b.pt('Deranged Hermit')]).toEqual(['2/2', '1/1'])
})

it('[Deranged Hermit] sacrificed for its echo leaves 1/1 Squirrels', () => {
  const b = board({ a: { battlefield: ['5 Forest'], hand: ['Deranged Hermit'] } })
  b.cast('Deranged Hermit').resolve().resolve()
  b.no('payOrNot').to('draw', 5)
  expect(b.in('graveyard', 'Deranged Hermit', 'A')).toBe(true)
  expect(b.pt('Squirrel Token')).toBe('1/1')
})

it('[Deranged Hermit] two of them make every Squirrel 3/3', () => {
  const b = board({ a: { battlefield: ['5 Forest', 'Deranged Hermit'], hand: ['Deranged Hermit'] } })
  b.cast('Deranged Hermit').resolve().resolve()
  expect(b.pt('Squirrel Token')).toBe('3/3')
})
