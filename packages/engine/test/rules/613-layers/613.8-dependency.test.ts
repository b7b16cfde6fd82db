import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('abilities that are lost', () => {
  it.each([[['Humility', 'Goblin King', 'Goblin Piker']], [['Goblin King', 'Goblin Piker', 'Humility']]])(
    '[CR 613.8a] in the order %j Goblin King loses its ability before it applies',
    (battlefield) => {
      const b = board({ a: { battlefield } })
      expect(b.pt('Goblin Piker')).toBe('1/1')
      expect(b.has('Goblin Piker', 'landwalk')).toBe(false)
    },
  )

  it.each([
    [['Opalescence', 'Humility', 'Sterling Grove', 'Exploration']],
    [['Opalescence', 'Sterling Grove', 'Exploration', 'Humility']],
  ])('[CR 613.8a] in the order %j the animated Sterling Grove gives no shroud', (battlefield) => {
    expect(board({ a: { battlefield } }).has('Exploration', 'shroud')).toBe(false)
  })

  it('[S10.1] [CR 613.8b] two Humilities with Opalescence: the older applies, the newer lost its ability before', () => {
    const b = board({ a: { battlefield: ['Humility', 'Opalescence', 'Humility', 'Grizzly Bears'] } })
    expect(b.pt('Humility')).toBe('4/4')
    expect(b.pt('Humility#2')).toBe('4/4')
    expect(b.pt('Grizzly Bears')).toBe('1/1')
  })
})

describe('land types', () => {
  it.each([
    [['Blood Moon', 'Urborg, Tomb of Yawgmoth', 'Wasteland']],
    [['Urborg, Tomb of Yawgmoth', 'Wasteland', 'Blood Moon']],
  ])('[CR 613.8] in the order %j Blood Moon makes Urborg a Mountain, so Urborg adds no Swamp type', (battlefield) => {
    const b = board({ a: { battlefield } })
    expect(b.c('Urborg, Tomb of Yawgmoth').subtypes).toEqual(['Mountain'])
    expect(b.c('Wasteland').subtypes).toEqual(['Mountain'])
  })

  it('[S10.1] [CR 613.8] with Urborg a Mountain, basic lands are not Swamps either', () => {
    const b = board({ a: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Forest', 'Blood Moon'] } })
    expect(b.c('Forest').subtypes).toEqual(['Forest'])
  })

  it('[S10.1] [CR 613.8a] Spreading Seas on Urborg takes its ability away before it applies, whatever came first', () => {
    const b = board({
      a: {
        battlefield: [
          'Urborg, Tomb of Yawgmoth',
          'Plains',
          { card: 'Spreading Seas', attachedTo: 'Urborg, Tomb of Yawgmoth' },
        ],
      },
    })
    expect(b.c('Urborg, Tomb of Yawgmoth').subtypes).toEqual(['Island'])
    expect(b.c('Plains').subtypes).toEqual(['Plains'])
  })
})

it('[CR 613.8a] the control effect of Control Magic depends on Confiscate on it, which is newer', () => {
  const b = board({
    a: { hand: ['Confiscate'], battlefield: ['6 Island', 'Grizzly Bears'] },
    b: { battlefield: [{ card: 'Control Magic', attachedTo: 'Grizzly Bears' }] },
  })
  expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
  b.cast('Confiscate', { targets: ['Control Magic'] }).resolve()
  expect(b.in('battlefield', 'Control Magic', 'A')).toBe(true)
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})
