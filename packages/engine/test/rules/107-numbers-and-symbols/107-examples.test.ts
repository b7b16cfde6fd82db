import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

/** A creature with 6 less power. */
const weakened = (card: string) => [card, { card: 'Pin to the Earth', attachedTo: card }]

describe('[CR 107.1b] negative power', () => {
  it('[CR 107.1b example 1] a 3/4 creature with -6/-0 is a -3/4 creature, and +3/+0 raises that', () => {
    const b = board({
      a: { battlefield: [...weakened('Ember Beast'), 'Hill Giant', '2 Mountain'], hand: ['Brute Strength'] },
    })
    expect(b.pt('Ember Beast')).toBe('-3/4')
    b.attack('Ember Beast', 'Hill Giant').damage()
    expect(b.life('B')).toBe(17)
    b.cast('Brute Strength', { targets: ['Ember Beast'] }).resolve()
    expect(b.pt('Ember Beast')).toBe('0/5')
  })

  it('[CR 107.1b example 3] Chameleon Colossus at -2/4 does not become smaller by its own power', () => {
    const b = board({ a: { battlefield: [...weakened('Chameleon Colossus'), '4 Forest'] } })
    expect(b.pt('Chameleon Colossus')).toBe('-2/4')
    b.activate('Chameleon Colossus').resolve()
    expect(b.pt('Chameleon Colossus')).toBe('-2/4')
  })
})

it.each([
  ['{G}{G}', true],
  ['{G}{W}', true],
  ['{W}{W}', true],
  ['{W}{R}', false],
] as const)('[CR 107.4e example 1] {G/W}{G/W} can be paid with %s: %s', (mana, payable) => {
  expect(board({ a: { mana, hand: ['Selesnya Guildmage'] } }).can('cast', 'Selesnya Guildmage')).toBe(payable)
})

it.each([
  ['{B}{B}', 20],
  ['{B}', 18],
  ['', 16],
] as const)('[CR 107.4f example 1] {B/P}{B/P} paid with "%s" leaves %i life', (colored, life) => {
  const b = board({
    a: { mana: `{C}${colored}`, hand: ['Dismember'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Dismember', { targets: ['Hill Giant'] }).resolve()
  expect([b.life('A'), b.in('graveyard', 'Hill Giant')]).toEqual([life, true])
})
