import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Giada, Font of Hope] puts a counter on each other Angel for each Angel you already control', () => {
  const b = board({
    a: { hand: ['Serra Angel'], battlefield: ['5 Plains', 'Giada, Font of Hope', 'Baneslayer Angel'] },
  })
  b.cast('Serra Angel').resolve()
  expect(b.pt('Serra Angel')).toBe('6/6')
})

it('[Giada, Font of Hope] gives nothing to itself or to a creature that is no Angel', () => {
  const b = board({ a: { hand: ['Giada, Font of Hope', 'Memnite'], battlefield: ['2 Plains', 'Baneslayer Angel'] } })
  b.cast('Giada, Font of Hope').resolve().cast('Memnite').resolve()
  expect([b.pt('Giada, Font of Hope'), b.pt('Memnite')]).toEqual(['2/2', '1/1'])
})
