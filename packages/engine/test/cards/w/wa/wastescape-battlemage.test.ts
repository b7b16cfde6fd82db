import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const position = (battlefield: string[]) =>
  board({
    a: { hand: ['Wastescape Battlemage'], battlefield },
    b: { battlefield: ['Sol Ring', 'Hill Giant'] },
  })

it('[Wastescape Battlemage] exiles an artifact as it is cast with its {G} kicker, before it resolves', () => {
  const b = position(['2 Wastes', 'Forest'])
  b.reply('kicker', [0]).cast('Wastescape Battlemage').resolve()
  expect([b.in('exile', 'Sol Ring'), b.in('battlefield', 'Hill Giant', 'B')]).toEqual([true, true])
  expect(b.in('stack', 'Wastescape Battlemage')).toBe(true)
})

it('[Wastescape Battlemage] returns a creature with its {1}{U} kicker, and does nothing without a kicker', () => {
  const kicked = position(['3 Wastes', 'Island'])
  kicked.reply('kicker', [0]).cast('Wastescape Battlemage').resolveAll()
  expect([kicked.in('hand', 'Hill Giant', 'B'), kicked.in('battlefield', 'Sol Ring', 'B')]).toEqual([true, true])
  const plain = position(['2 Wastes']).cast('Wastescape Battlemage').resolveAll()
  expect(plain.names('battlefield', 'B')).toEqual(['Sol Ring', 'Hill Giant'])
})
