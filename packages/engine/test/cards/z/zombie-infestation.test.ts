import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[Zombie Infestation] makes a 2/2 black Zombie for two cards', () => {
  const b = board({ a: { battlefield: ['Zombie Infestation'], hand: ['Shock', 'Forest', 'Duress'] } })
  b.reply('discard', () => [b.id('Shock'), b.id('Forest')])
    .activate('Zombie Infestation')
    .resolve()
  expect(b.names('hand', 'A')).toEqual(['Duress'])
  const [token] = b.names('battlefield', 'A').filter((name) => name !== 'Zombie Infestation')
  expect(b.pt(token!)).toBe('2/2')
  expect(b.c(token!).subtypes).toEqual(['Zombie'])
})

it('[Zombie Infestation] needs two cards', () => {
  const b = board({ a: { battlefield: ['Zombie Infestation'], hand: ['Shock'] } })
  expect(b.can('activate', 'Zombie Infestation')).toBe(false)
})
