import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 611.2b example 1] Master Thief that has left before its ability resolves gains nothing', () => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: ['Master Thief'] },
    b: { battlefield: ['Sol Ring', '3 Mountain'], hand: ['Shock'] },
  })
  b.cast('Master Thief')
    .resolve()
    .turnTo('B')
    .cast('Shock', { targets: ['Master Thief'] })
    .resolveAll()
  expect(b.names('battlefield', 'B')).toContain('Sol Ring')
})

it("[CR 611.2c example 1] Guardians' Pledge helps the creatures that are white as it resolves, and no others later", () => {
  const b = board({
    a: {
      battlefield: ['Silvercoat Lion', 'Grizzly Bears', 'Blind Seer', '4 Island', '5 Plains'],
      hand: ["Guardians' Pledge", 'Savannah Lions'],
    },
  })
  b.cast("Guardians' Pledge").resolve().cast('Savannah Lions').resolve()
  b.option('chooseColor', 'red')
    .activate('Blind Seer', { targets: ['Silvercoat Lion'] })
    .resolve()
  b.option('chooseColor', 'white')
    .activate('Blind Seer', { targets: ['Grizzly Bears'] })
    .resolve()
  expect(['Silvercoat Lion', 'Grizzly Bears', 'Savannah Lions'].map((name) => b.pt(name))).toEqual([
    '4/4',
    '2/2',
    '2/1',
  ])
})

it('[CR 611.2c example 2] Fog prevents damage of creatures that were not there as it resolved', () => {
  const b = board({ a: { battlefield: ['Forest', '2 Mountain'], hand: ['Fog', 'Goblin Guide'] } })
  b.cast('Fog').resolve().cast('Goblin Guide').resolve().attack('Goblin Guide').damage()
  expect(b.life('B')).toBe(20)
})

describe('a static ability for white creatures', () => {
  it('[CR 611.3b example 1] Crusade helps what becomes white, as long as it is white', () => {
    const b = board({ a: { battlefield: ['Crusade', 'Grizzly Bears', 'Blind Seer', '4 Island'] } })
    b.option('chooseColor', 'white')
      .activate('Blind Seer', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    b.option('chooseColor', 'red')
      .activate('Blind Seer', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })

  it('[CR 611.3c example 1] a white creature enters with the bonus: Mentor of the Meek sees a power above 2', () => {
    const triggered = (...more: string[]) => {
      const b = board({ a: { battlefield: ['Mentor of the Meek', '3 Plains', ...more], hand: ['Silvercoat Lion'] } })
      return b.cast('Silvercoat Lion').resolve().names('stack').length
    }
    expect([triggered(), triggered('Crusade')]).toEqual([1, 0])
  })
})
