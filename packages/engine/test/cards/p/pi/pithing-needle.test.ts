import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pithing Needle] stops abilities of sources with the chosen name in every zone, but not mana abilities', () => {
  const b = board({ a: { battlefield: ['Plains', 'Wasteland'], hand: ['Pithing Needle'] } })
  b.reply('chooseName', 'Wasteland').cast('Pithing Needle').resolve()
  expect([b.can('activate', 'Wasteland'), b.can('activateMana', 'Wasteland')]).toEqual([false, true])
  const hand = board({ a: { battlefield: ['3 Plains'], hand: ['Pithing Needle', 'Cloud of Faeries'] } })
  expect(hand.can('activate', 'Cloud of Faeries')).toBe(true)
  hand.reply('chooseName', 'Cloud of Faeries').cast('Pithing Needle').resolve()
  expect(hand.can('activate', 'Cloud of Faeries')).toBe(false)
})
