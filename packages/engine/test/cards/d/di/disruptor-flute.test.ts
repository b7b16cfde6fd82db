import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Disruptor Flute] makes spells with the chosen name cost {3} more', () => {
  const b = board({
    a: { battlefield: ['2 Plains'], hand: ['Disruptor Flute'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
    active: 0,
  })
  b.reply('chooseName', 'Shock').cast('Disruptor Flute').resolve().turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(false)
})
