import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dismember] gives a creature -5/-5 until end of turn', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Dismember'] },
    b: { battlefield: ['Baneslayer Angel', 'Craw Wurm'] },
  })
  b.cast('Dismember', { targets: ['Baneslayer Angel'] }).resolve()
  expect(b.in('graveyard', 'Baneslayer Angel', 'B')).toBe(true)
})

it('[Dismember] wears off at the end of turn', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Dismember'] }, b: { battlefield: ['Wall of Stone'] } })
  b.cast('Dismember', { targets: ['Wall of Stone'] }).resolve()
  expect(b.pt('Wall of Stone')).toBe('-5/3')
  b.to('upkeep', 4)
  expect(b.pt('Wall of Stone')).toBe('0/8')
})

it('[Dismember] costs 2 life for each Phyrexian symbol not paid with {B}', () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ['Dismember'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Dismember', { targets: ['Hill Giant'] })
  expect(b.life('A')).toBe(16)
})

it('[Dismember] lets the player choose how many symbols are paid with life', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Dismember'] }, b: { battlefield: ['Hill Giant'] } })
  b.reply('phyrexian', 1).cast('Dismember', { targets: ['Hill Giant'] })
  expect(b.life('A')).toBe(18)
  expect([1, 2, 3].filter((n) => b.object(`Swamp#${n}`).tapped)).toHaveLength(2)
})

it('[Dismember] cannot be cast with 3 life and one land', () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ['Dismember'], life: 3 }, b: { battlefield: ['Hill Giant'] } })
  expect(b.can('cast', 'Dismember')).toBe(false)
})

it('[Dismember] kills an indestructible creature', () => {
  const b = board({
    a: { battlefield: ['Basri Ket', '3 Swamp'], hand: ['Dismember'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Basri Ket', { targets: ['Hill Giant'] }).resolve()
  b.cast('Dismember', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[Dismember] targets creatures only', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Dismember'] }, b: { battlefield: ['Sol Ring'] } })
  expect(b.can('cast', 'Dismember')).toBe(false)
})
