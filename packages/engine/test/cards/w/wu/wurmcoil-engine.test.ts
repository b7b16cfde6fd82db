import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wurmcoil Engine] leaves two Wurms when it dies', () => {
  const b = board({ a: { battlefield: ['Wurmcoil Engine', '3 Swamp'], hand: ['Murder'] } })
  b.cast('Murder').resolveAll()
  expect([b.pt('Phyrexian Wurm Token'), b.pt('Phyrexian Wurm Token#2')]).toEqual(['3/3', '3/3'])
  expect(b.has('Phyrexian Wurm Token', 'deathtouch')).toBe(true)
  expect(b.has('Phyrexian Wurm Token#2', 'lifelink')).toBe(true)
})

it('[Wurmcoil Engine] gains life and kills what blocks it', () => {
  const b = board({ a: { battlefield: ['Wurmcoil Engine'] }, b: { battlefield: ['Indomitable Ancients'] } })
  b.attack('Wurmcoil Engine').block('Indomitable Ancients>Wurmcoil Engine').damage()
  expect(b.life('A')).toBe(26)
  expect(b.in('graveyard', 'Indomitable Ancients', 'B')).toBe(true)
})
