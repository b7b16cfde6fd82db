import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Izoni, Center of the Web] makes two Spiders for evidence, and eats four tokens', () => {
  const b = board({
    a: { hand: ['Izoni, Center of the Web'], battlefield: ['6 Bayou'], graveyard: ['Hill Giant', 'Swamp'] },
  })
  b.yes().cast('Izoni, Center of the Web').resolve().resolve()
  expect([b.count('battlefield', 'Spider Token'), b.in('exile', 'Hill Giant')]).toEqual([2, true])
  expect([b.pt('Spider Token'), b.has('Spider Token', 'reach'), b.can('activate', 'Izoni, Center of the Web')]).toEqual(
    ['2/1', true, false],
  )
  b.to('main1', 5)
})

it('[Izoni, Center of the Web] draws two cards and gains 2 life for four tokens', () => {
  const b = board({ a: { battlefield: ['Izoni, Center of the Web', '4 Plains'], hand: ['2 Raise the Alarm'] } })
  b.cast('Raise the Alarm').resolve().cast('Raise the Alarm').resolve()
  b.activate('Izoni, Center of the Web').resolve()
  expect([b.names('hand', 'A').length, b.life('A'), b.count('battlefield', 'Soldier Token')]).toEqual([2, 22, 0])
})
