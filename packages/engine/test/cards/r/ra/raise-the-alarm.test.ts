import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Raise the Alarm] creates two 1/1 white Soldiers at instant speed', () => {
  const b = board({ active: 1, a: { battlefield: ['2 Plains'], hand: ['Raise the Alarm'] } })
  b.turnTo('A').cast('Raise the Alarm').resolve()
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(2)
  expect(b.c('Soldier Token').colors).toBe(COLOR_BIT.W)
})

it('[Raise the Alarm] creates 1/1 creatures', () => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: ['Raise the Alarm'] } })
  b.cast('Raise the Alarm').resolve()
  expect(b.pt('Soldier Token')).toBe('1/1')
})
