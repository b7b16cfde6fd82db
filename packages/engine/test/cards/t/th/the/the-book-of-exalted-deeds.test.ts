import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Book of Exalted Deeds] makes an Angel after a gain of 3 life', () => {
  const b = board({ a: { battlefield: ['The Book of Exalted Deeds', 'Plains'], hand: ['Healing Salve'] } })
  b.reply('mode', [0])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
  b.to('end').resolveAll()
  expect(b.in('battlefield', 'Angel Token', 'A')).toBe(true)
})

it('[The Book of Exalted Deeds] gives an Angel the ability not to lose', () => {
  const b = board({
    a: { battlefield: ['The Book of Exalted Deeds', '3 Plains', 'Serra Angel'], life: 2 },
    b: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
  })
  b.activate('The Book of Exalted Deeds').resolve()
  expect(b.counters('Serra Angel', 'enlightened')).toBe(1)
  b.turnTo('B')
    .cast('Lightning Bolt', { targets: ['A'] })
    .resolve()
  expect([b.life('A'), b.game.isOver]).toEqual([-1, false])
})
