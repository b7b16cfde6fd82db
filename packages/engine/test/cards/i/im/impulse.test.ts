import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { inOrder, offers, watch } from '../../../support/watch.ts'

const library = ['Forest', 'Mountain', 'Plains', 'Shock', 'Swamp']

it('[Impulse] takes one of the top four and puts the rest on the bottom in any order', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Impulse'], library } })
  b.pick('choose', 'Shock')
    .reply('orderCards', inOrder('Plains', 'Forest', 'Mountain'))
    .cast('Impulse')
    .resolve()
  expect(b.names('hand', 'A')).toEqual(['Shock'])
  expect(b.names('library', 'A')).toEqual(['Swamp', 'Plains', 'Forest', 'Mountain'])
})

it('[Impulse] does not offer the fifth card', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Impulse'], library } })
  const seen = offers(b, 'choose', 'Forest')
  b.cast('Impulse').resolve()
  expect(seen).toEqual(['Forest', 'Mountain', 'Plains', 'Shock'])
})

it('[Impulse] neither reveals, draws nor shuffles', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Impulse'], library } })
  const seen = watch(b)
  b.cast('Impulse').resolve()
  expect(seen.count('revealed') + seen.count('drawn') + seen.count('shuffled')).toBe(0)
})

it('[Impulse] takes the only card of the library', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Impulse'], library: ['Shock'] } })
  b.cast('Impulse').resolve()
  expect(b.names('hand', 'A')).toEqual(['Shock'])
})

it('[Impulse] takes one card, chosen by its controller', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Impulse'], library } })
  b.cast('Impulse')
    .reply('choose', () => [b.id('Plains', 'library')], 'A')
    .resolve()
  expect(b.names('hand', 'A')).toEqual(['Plains'])
  const two = board({ a: { battlefield: ['2 Island'], hand: ['Impulse'], library } })
  two.pick('choose', 'Forest', 'Mountain').cast('Impulse')
  expect(() => two.resolve()).toThrow()
})
