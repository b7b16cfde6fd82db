import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wild Mongrel] gets +1/+1 and the colour of your choice for a discarded card', () => {
  const b = board({
    a: { battlefield: ['Wild Mongrel'], hand: ['Forest'] },
    b: { battlefield: ['2 Swamp'], hand: ['Doom Blade'] },
  })
  b.option('chooseColor', 'black').activate('Wild Mongrel').resolve()
  expect(b.pt('Wild Mongrel')).toBe('3/3')
  b.turnTo('B')
  expect(b.can('cast', 'Doom Blade')).toBe(false)
})

it('[Wild Mongrel] cannot pump with an empty hand', () => {
  expect(board({ a: { battlefield: ['Wild Mongrel'] } }).can('activate', 'Wild Mongrel')).toBe(false)
})
