import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { watch } from '../../../support/watch.ts'

it('[Enlightened Tutor] puts an artifact or enchantment card on top of the library', () => {
  const b = board({
    a: { battlefield: ['Plains'], hand: ['Enlightened Tutor'], library: ['2 Forest', 'Crusade', '2 Forest'] },
  })
  b.pick('chooseFound', 'Crusade').cast('Enlightened Tutor').resolve()
  expect(b.names('library', 'A')[0]).toBe('Crusade')
})

it('[Enlightened Tutor] reveals the card to both players', () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ['Enlightened Tutor'], library: ['2 Forest', 'Sol Ring'] } })
  const seen = watch(b)
  b.pick('chooseFound', 'Sol Ring').cast('Enlightened Tutor').resolve()
  expect(seen.events.find(({ kind }) => kind === 'revealed')).toMatchObject({ amount: 1, visibleTo: 3 })
})

it('[Enlightened Tutor] finds no creature card', () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ['Enlightened Tutor'], library: ['Hill Giant'] } })
  b.pick('chooseFound', 'Hill Giant')
  expect(() => b.cast('Enlightened Tutor').resolve()).toThrow()
})
