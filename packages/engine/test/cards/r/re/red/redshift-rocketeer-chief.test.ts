import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Redshift, Rocketeer Chief] makes mana for abilities only', () => {
  const b = board({
    a: {
      battlefield: ['Redshift, Rocketeer Chief', 'Mogg Fanatic', 'Radha, Heart of Keld', '4 Taiga'],
      hand: ['Shock', 'Shock'],
    },
  })
  b.activate('Radha, Heart of Keld').resolve()
  expect([b.object('Redshift, Rocketeer Chief').tapped, b.pt('Radha, Heart of Keld')]).toEqual([true, '7/7'])
  const c = board({ a: { battlefield: ['Redshift, Rocketeer Chief'], hand: ['Shock'] } })
  expect(c.can('cast', 'Shock')).toBe(false)
})

it('[Redshift, Rocketeer Chief] puts any number of permanents onto the battlefield, once', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Redshift, Rocketeer Chief', tapped: true }, '24 Taiga'],
      hand: ['Hill Giant', 'Serra Angel', 'Shock'],
    },
  })
  b.pick('choose', 'Hill Giant', 'Serra Angel').activate('Redshift, Rocketeer Chief').resolve()
  expect([b.in('battlefield', 'Serra Angel'), b.in('battlefield', 'Hill Giant')]).toEqual([true, true])
  expect(b.can('activate', 'Redshift, Rocketeer Chief')).toBe(false)
})
