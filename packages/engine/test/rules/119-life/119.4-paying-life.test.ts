import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 119.4] a player cannot pay more life than they have', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Snuff Out'], life: 3 },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(b.can('cast', 'Snuff Out')).toBe(false)
})

it('[CR 119.4] but all of it', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Snuff Out'], life: 4 },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Snuff Out', { method: 'alternative' })
  expect(b.winner).toBe('B')
})

it('[CR 119.4] life that pays for the mana of Mana Confluence does not pay for Greed as well', () => {
  const greed = (life: number) => board({ a: { life, battlefield: ['Greed', 'Mana Confluence'] } })
  expect(greed(2).can('activate', 'Greed')).toBe(false)
  const b = greed(3).activate('Greed')
  expect(b.winner).toBe('B')
})

it('[CR 119.4] one life pays for the mana of one Mana Confluence only', () => {
  const elves = (life: number) =>
    board({ a: { life, battlefield: ['2 Mana Confluence'], hand: ['Grizzly Bears'] } }).can('cast', 'Grizzly Bears')
  expect([elves(1), elves(2)]).toEqual([false, true])
})

it('[CR 119.4] the life that a Phyrexian symbol takes is no longer there for mana', () => {
  const dismember = (life: number) =>
    board({
      a: { life, battlefield: ['3 Mana Confluence'], hand: ['Dismember'] },
      b: { battlefield: ['Hill Giant'] },
    }).can('cast', 'Dismember')
  expect([dismember(2), dismember(3)]).toEqual([false, true])
})
