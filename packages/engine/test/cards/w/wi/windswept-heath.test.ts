import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers, watch } from '../../../support/watch.ts'

const library = ['Plains', 'Mountain', 'Forest', 'Savannah', 'Island']

it('[Windswept Heath] costs a tap, 1 life and itself', () => {
  const b = board({ a: { battlefield: ['Windswept Heath'], library } })
  b.activate('Windswept Heath')
  expect(b.life('A')).toBe(19)
  expect(b.in('graveyard', 'Windswept Heath', 'A')).toBe(true)
})

it('[Windswept Heath] finds a Forest or Plains card and shuffles', () => {
  const b = board({ a: { battlefield: ['Windswept Heath'], library } })
  const seen = watch(b)
  const found = offers(b, 'chooseFound', 'Plains')
  b.activate('Windswept Heath').resolve()
  expect([...found].sort()).toEqual(['Forest', 'Plains', 'Savannah'])
  expect(b.names('battlefield', 'A')).toEqual(['Plains'])
  expect(seen.count('shuffled', 'A')).toBe(1)
})

it('[Windswept Heath] may fail to find, and shuffles', () => {
  const b = board({ a: { battlefield: ['Windswept Heath'], library } })
  const seen = watch(b)
  b.reply('chooseFound', []).activate('Windswept Heath').resolve()
  expect(b.names('battlefield', 'A')).toEqual([])
  expect(seen.count('shuffled', 'A')).toBe(1)
})

it('[Windswept Heath] finds Dryad Arbor, which is a Forest card', () => {
  const b = board({ a: { battlefield: ['Windswept Heath'], library: ['Dryad Arbor', 'Shock'] } })
  b.pick('chooseFound', 'Dryad Arbor').activate('Windswept Heath').resolve()
  expect(b.in('battlefield', 'Dryad Arbor', 'A')).toBe(true)
})

it('[Windswept Heath] takes the last point of life', () => {
  const b = board({ a: { battlefield: ['Windswept Heath'], library, life: 1 } })
  b.activate('Windswept Heath')
  expect(b.winner).toBe('B')
})

it('[Windswept Heath] finds one land, chosen by its controller', () => {
  const b = board({ a: { battlefield: ['Windswept Heath'], library } })
  b.activate('Windswept Heath').reply('chooseFound', () => [b.id('Plains'), b.id('Forest')], 'A')
  expect(() => b.resolve()).toThrow()
})

it('[Windswept Heath] cannot be used while tapped', () => {
  const b = board({ a: { battlefield: [{ card: 'Windswept Heath', tapped: true }], library } })
  expect(b.can('activate', 'Windswept Heath')).toBe(false)
})
