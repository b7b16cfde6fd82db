import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Frantic Search] draws two, discards two and untaps up to three lands', () => {
  const b = board({
    a: { hand: ['Frantic Search', 'Shock'], battlefield: ['3 Island'], library: ['Duress', 'Forest'] },
  })
  b.reply('discard', () => [b.id('Shock', 'hand'), b.id('Duress', 'hand')])
  b.reply('choose', () => [1, 2, 3].map((n) => b.id(`Island#${n}`)))
  b.cast('Frantic Search').resolve()
  expect(b.names('hand', 'A')).toEqual(['Forest'])
  expect([1, 2, 3].map((n) => b.object(`Island#${n}`).tapped)).toEqual([false, false, false])
})

it('[Frantic Search] may untap fewer', () => {
  const b = board({ a: { hand: ['Frantic Search'], battlefield: ['3 Island'] } })
  b.reply('choose', () => [])
    .cast('Frantic Search')
    .resolve()
  expect(b.object('Island').tapped).toBe(true)
})
