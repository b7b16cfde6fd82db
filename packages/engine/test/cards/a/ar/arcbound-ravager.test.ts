import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Arcbound Ravager] grows with each artifact sacrificed, and hands its counters on', () => {
  const b = board({ a: { battlefield: [{ card: 'Arcbound Ravager', counters: { '+1/+1': 1 } }, '2 Memnite'] } })
  b.pick('sacrifice', 'Memnite').activate('Arcbound Ravager').resolve()
  expect(b.pt('Arcbound Ravager')).toBe('2/2')
  b.yes().aim(['Memnite']).pick('sacrifice', 'Arcbound Ravager').activate('Arcbound Ravager').resolveAll()
  expect(b.pt('Memnite')).toBe('3/3')
})
