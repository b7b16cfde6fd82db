import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Earthquake] deals X damage to each creature without flying and each player', () => {
  const b = board({
    a: { battlefield: ['4 Mountain', 'Hill Giant'], hand: ['Earthquake'] },
    b: { battlefield: ['Serra Angel', 'Gray Ogre'] },
  })
  b.reply('x', 3).cast('Earthquake').resolve()
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
  expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
  expect(b.object('Serra Angel').damage).toBe(0)
  expect([b.life('A'), b.life('B')]).toEqual([17, 17])
})

it('[Earthquake] for 0 does nothing', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Earthquake'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.cast('Earthquake').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.life('B')).toBe(20)
})

it('[Earthquake] kills both players at once: the game is a draw', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Earthquake'], life: 3 }, b: { life: 3 } })
  b.reply('x', 3).cast('Earthquake').resolve()
  expect(b.winner).toBe('draw')
})

it('[Earthquake] has no targets: shroud does not help', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Earthquake'] },
    b: { battlefield: ['Argothian Enchantress', 'True Believer'] },
  })
  b.reply('x', 2).cast('Earthquake').resolve()
  expect(b.names('battlefield', 'B')).toEqual([])
  expect(b.life('B')).toBe(18)
})
