import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Isao, Enlightened Bushi] regenerates a Samurai, and has bushido 2', () => {
  const b = board({ a: { battlefield: ['Isao, Enlightened Bushi', '5 Swamp'], hand: ['Murder'] } })
  b.activate('Isao, Enlightened Bushi', { targets: ['Isao, Enlightened Bushi'] }).resolve()
  b.cast('Murder', { targets: ['Isao, Enlightened Bushi'] }).resolve()
  expect(b.in('battlefield', 'Isao, Enlightened Bushi', 'A')).toBe(true)
  expect(b.has('Isao, Enlightened Bushi', 'bushido')).toBe(true)
})

it('[Isao, Enlightened Bushi] cannot be countered', () => {
  const b = board({
    a: { battlefield: ['3 Forest'], hand: ['Isao, Enlightened Bushi'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Isao, Enlightened Bushi').turnTo('B').cast('Counterspell').resolveAll()
  expect(b.in('battlefield', 'Isao, Enlightened Bushi', 'A')).toBe(true)
})
