import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Heliod, the Radiant Dawn] returns an enchantment, and makes spells cheaper once transformed', () => {
  const b = board({
    a: { hand: ['Hill Giant'], battlefield: [{ card: 'Heliod, the Radiant Dawn', face: 1 }, '2 Mountain'] },
    b: { hand: ['Divination', 'Opt'], battlefield: ['4 Island'], library: ['4 Island'] },
    active: 1,
  })
  b.cast('Opt').turnTo('A')
  expect(b.can('cast', 'Hill Giant')).toBe(false)
  b.resolveAll().cast('Divination').resolve().turnTo('A')
  expect(b.can('cast', 'Hill Giant')).toBe(true)
})
