import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Absolute Law] gives all creatures protection from red', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Absolute Law', 'Grizzly Bears'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(() => b.cast('Lightning Bolt', { targets: ['Hill Giant'] })).toThrow()
})

it('[Absolute Law] leaves players without protection', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { battlefield: ['Absolute Law'] } })
  b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
})

it('[Absolute Law] keeps Earthquake from creatures, not from players', () => {
  const b = board({
    a: { battlefield: ['4 Mountain', 'Absolute Law'], hand: ['Earthquake'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.reply('x', 3).cast('Earthquake').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.life('B')).toBe(17)
})

it('[Absolute Law] lets a red creature be blocked by no red one', () => {
  const b = board({
    a: { battlefield: ['Absolute Law', 'Gray Ogre'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.attack('Gray Ogre')
  expect(() => b.block('Hill Giant>Gray Ogre')).toThrow()
  b.block('Grizzly Bears>Gray Ogre')
})
