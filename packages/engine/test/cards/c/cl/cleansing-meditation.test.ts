import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const position = (graveyard: string[]) =>
  board({
    a: { battlefield: ['3 Plains', 'Crusade', 'Absolute Law'], hand: ['Cleansing Meditation'], graveyard },
    b: { battlefield: ['Exploration', 'Forest'] },
  })

it('[Cleansing Meditation] destroys all enchantments', () => {
  const b = position(['6 Plains'])
  b.cast('Cleansing Meditation').resolve()
  expect(b.in('graveyard', 'Crusade', 'A')).toBe(true)
  expect(b.in('graveyard', 'Exploration', 'B')).toBe(true)
  expect(b.in('battlefield', 'Forest', 'B')).toBe(true)
})

it("[Cleansing Meditation] with threshold returns its controller's destroyed enchantments, not the opponent's", () => {
  const b = position(['7 Plains'])
  b.cast('Cleansing Meditation').resolve()
  expect(b.in('battlefield', 'Crusade', 'A')).toBe(true)
  expect(b.in('battlefield', 'Absolute Law', 'A')).toBe(true)
  expect(b.in('graveyard', 'Exploration', 'B')).toBe(true)
})

it('[Cleansing Meditation] with threshold leaves enchantment cards that were in the graveyard before', () => {
  const b = position(['6 Plains', 'Story Circle'])
  b.cast('Cleansing Meditation').resolve()
  expect(b.in('graveyard', 'Story Circle', 'A')).toBe(true)
  expect(b.in('battlefield', 'Crusade', 'A')).toBe(true)
})

it('[Cleansing Meditation] counts the graveyard before it destroys anything', () => {
  const b = position(['5 Plains'])
  b.cast('Cleansing Meditation').resolve()
  expect(b.count('graveyard', 'Crusade', 'A')).toBe(1)
})

it('[Cleansing Meditation] with threshold returns nothing that Leyline of the Void exiled instead', () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Crusade'], hand: ['Cleansing Meditation'], graveyard: ['7 Plains'] },
    b: { battlefield: ['Leyline of the Void'] },
  })
  b.cast('Cleansing Meditation').resolve()
  expect(b.in('exile', 'Crusade')).toBe(true)
  expect(b.in('battlefield', 'Crusade')).toBe(false)
})

it("[CR 400.7] a returned enchantment is a new object, under its owner's control", () => {
  const b = position(['7 Plains'])
  const before = b.id('Crusade')
  b.cast('Cleansing Meditation').resolve()
  expect(b.id('Crusade')).not.toBe(before)
  expect(b.in('battlefield', 'Crusade', 'A')).toBe(true)
})
