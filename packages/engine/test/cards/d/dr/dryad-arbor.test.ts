import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Dryad Arbor] is played as a land and is a 1/1 creature', () => {
  const b = board({ a: { hand: ['Dryad Arbor'] } })
  b.play('Dryad Arbor')
  expect(b.pt('Dryad Arbor')).toBe('1/1')
  expect(b.game.state.stack).toEqual([])
})

it('[Dryad Arbor] cannot be cast as a spell', () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ['Dryad Arbor'] } })
  expect(b.can('cast', 'Dryad Arbor')).toBe(false)
})

it('[Dryad Arbor] gives no mana on the turn it comes', () => {
  const b = board({ a: { hand: ['Dryad Arbor', 'Exploration'] } })
  b.play('Dryad Arbor')
  expect(b.can('cast', 'Exploration')).toBe(false)
})

it('[Dryad Arbor] taps for {G} as a Forest', () => {
  const b = board({ a: { battlefield: ['Dryad Arbor'] } })
  b.tapForMana('Dryad Arbor')
  expect(b.pool('A')).toBe('{G}')
})

it('[Dryad Arbor] is green, though it has no mana cost', () => {
  const b = board({ a: { battlefield: ['Dryad Arbor'] } })
  expect(b.c('Dryad Arbor').colors).toBe(COLOR_BIT.G)
})

it('[Dryad Arbor] dies to Armageddon and to Wrath of God alike', () => {
  for (const sweeper of ['Armageddon', 'Wrath of God']) {
    const b = board({ a: { battlefield: ['4 Plains'], hand: [sweeper] }, b: { battlefield: ['Dryad Arbor'] } })
    b.cast(sweeper).resolve()
    expect(b.in('graveyard', 'Dryad Arbor', 'B')).toBe(true)
  }
})
