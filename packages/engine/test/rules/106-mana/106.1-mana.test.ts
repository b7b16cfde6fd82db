import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['W', 'U', 'B', 'R', 'G'] as const)(
  '[CR 106.1a, 106.4, 305.6] a basic land adds {%s} to the mana pool',
  (type) => {
    const land = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' }[type]
    expect(
      board({ a: { battlefield: [land] } })
        .tapForMana(land)
        .pool('A'),
    ).toBe(`{${type}}`)
  },
)

it('[CR 106.3] a spell that is no mana ability may produce mana as well', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Dark Ritual'] } })
  b.cast('Dark Ritual')
  expect(b.pool('A')).toBe('')
  expect(b.resolve().pool('A')).toBe('{B}{B}{B}')
})

describe('[CR 106.6] mana with a restriction', () => {
  it('[CR 106.6] mana of Ancient Ziggurat pays for a creature spell, not for another one', () => {
    const can = (name: string) => board({ a: { battlefield: ['Ancient Ziggurat'], hand: [name] } }).can('cast', name)
    expect([can('Goblin Guide'), can('Shock')]).toEqual([true, false])
  })
})

it('[CR 107.4h, 205.4g] {S} is paid with mana from a snow permanent', () => {
  const musher = (land: string) =>
    board({ a: { battlefield: ['Zombie Musher', land] } }).can('activate', 'Zombie Musher')
  expect([musher('Forest'), musher('Snow-Covered Forest')]).toEqual([false, true])
})

it.each([
  ['[CR 107.4a] {R}', 'Shock', '{R}', '{G}'],
  ['[CR 107.4b] {2}', 'Mind Stone', '{G}{U}', '{G}'],
  ['[CR 107.4c] {C}', 'Matter Reshaper', '{C}{C}{C}', '{R}{R}{R}'],
] as const)('%s of %s is paid with %s, not with %s', (_title, name, enough, other) => {
  const can = (mana: string) =>
    board({ a: { mana, hand: [name] }, b: { battlefield: ['Hill Giant'] } }).can('cast', name)
  expect([can(enough), can(other)]).toEqual([true, false])
})

it('[CR 107.4d, 118.5] {0} is paid with nothing', () => {
  expect(
    board({ a: { hand: ['Memnite'] } })
      .cast('Memnite')
      .resolve()
      .in('battlefield', 'Memnite'),
  ).toBe(true)
})
