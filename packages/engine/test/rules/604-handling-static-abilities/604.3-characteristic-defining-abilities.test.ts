import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('abilities that are lost', () => {
  it('[CR 604.3] Serra Avatar under another’s control follows that player’s life', () => {
    const b = board({
      a: { battlefield: [{ card: 'Control Magic', attachedTo: 'Serra Avatar' }], life: 7 },
      b: { battlefield: ['Serra Avatar'], life: 30 },
    })
    expect(b.pt('Serra Avatar')).toBe('7/7')
  })
})

describe('land types', () => {
  it('[CR 604.3] Nightmare counts the Swamps that Urborg makes', () => {
    const b = board({ a: { battlefield: ['Nightmare', 'Urborg, Tomb of Yawgmoth', '2 Forest'] } })
    expect(b.pt('Nightmare')).toBe('3/3')
  })
})

it('[CR 604.3] Tarmogoyf counts card types in all graveyards', () => {
  const b = board({
    a: { battlefield: ['Tarmogoyf'], graveyard: ['Forest', 'Dryad Arbor'] },
    b: { graveyard: ['Lightning Bolt'] },
  })
  expect(b.pt('Tarmogoyf')).toBe('3/4')
})

it('[CR 604.3, 113.6a] a characteristic-defining ability works in every zone', () => {
  const b = board({ a: { hand: ['Tarmogoyf'], graveyard: ['Forest', 'Lightning Bolt'] } })
  expect(b.pt('Tarmogoyf')).toBe('2/3')
})

it('[CR 604.3] Serra Avatar follows its controller’s life total', () => {
  const b = board({
    a: { battlefield: ['Serra Avatar', 'Mountain', 'Plains'], hand: ['Lightning Bolt', "Chaplain's Blessing"] },
  })
  expect(b.pt('Serra Avatar')).toBe('20/20')
  b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect(b.pt('Serra Avatar')).toBe('17/17')
  b.cast("Chaplain's Blessing").resolve()
  expect(b.pt('Serra Avatar')).toBe('22/22')
})
