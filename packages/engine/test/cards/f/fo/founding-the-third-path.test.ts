import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Founding the Third Path] casts a cheap instant or sorcery from the hand for free', () => {
  const b = board({ a: { hand: ['Founding the Third Path', 'Shock'], battlefield: ['2 Island'] } })
  b.option('choose', 'Chapter 1').cast('Founding the Third Path').resolve()
  b.pick('choose', 'Shock').yes().aim(['B']).resolve().resolve()
  expect(b.life('B')).toBe(18)
})
