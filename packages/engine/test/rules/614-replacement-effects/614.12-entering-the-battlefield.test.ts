import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('Humility and Opalescence', () => {
  it.each([
    [['Opalescence', 'Humility'], '1/1'],
    [['Humility', 'Opalescence'], '4/4'],
  ])(
    '[CR 614.12] with %j a Parallax Wave that enters is a creature without abilities: no fade counters, %s',
    (both, pt) => {
      const b = board({ a: { battlefield: [...both, '4 Plains'], hand: ['Parallax Wave'] } })
      b.cast('Parallax Wave').resolve()
      expect(b.counters('Parallax Wave', 'fade')).toBe(0)
      expect(b.pt('Parallax Wave')).toBe(pt)
    },
  )

  it('[CR 614.12] under Humility and Opalescence no colour is chosen as Story Circle enters', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Humility', '3 Plains'], hand: ['Story Circle'] } })
    b.cast('Story Circle').resolve()
    expect(b.object('Story Circle').chosen).toBeNull()
  })

  it('[CR 614.12] under Humility alone Story Circle is no creature: its colour is chosen', () => {
    const b = board({ a: { battlefield: ['Humility', '3 Plains'], hand: ['Story Circle'] } })
    b.option('chooseColor', 'red').cast('Story Circle').resolve()
    expect(b.object('Story Circle').chosen).toEqual({ color: 'R' })
  })
})

describe('entering the battlefield', () => {
  it('[S10.5] [CR 614.12] Spike Feeder under Humility enters without counters', () => {
    const b = board({ a: { battlefield: ['3 Forest', 'Humility'], hand: ['Spike Feeder'] } })
    b.cast('Spike Feeder').resolve()
    expect(b.counters('Spike Feeder', '+1/+1')).toBe(0)
    expect(b.pt('Spike Feeder')).toBe('1/1')
  })

  it('[S10.5] [CR 614.12] Clone under Humility copies nothing', () => {
    const b = board({ a: { battlefield: ['4 Island', 'Humility', 'Serra Angel'], hand: ['Clone'] } })
    b.cast('Clone').resolve()
    expect(b.in('battlefield', 'Clone')).toBe(true)
    expect(b.pt('Clone')).toBe('1/1')
  })

  it('[S10.5] [CR 614.12a] [S10.5] a choice is made as the permanent enters, before anyone can respond', () => {
    const b = board({ a: { battlefield: ['3 Plains'], hand: ['Story Circle'] } })
    b.option('chooseColor', 'black').cast('Story Circle')
    expect(b.asked.length).toBe(0)
    b.resolve()
    expect(b.object('Story Circle').chosen).toEqual({ color: 'B' })
    expect(b.game.state.stack).toEqual([])
  })

  it('[S10.5] [CR 614.12] Containment Priest sees what Opalescence makes of an enchantment that would enter', () => {
    const b = board({
      a: {
        battlefield: ['Containment Priest', 'Opalescence', '4 Plains'],
        hand: ['Replenish'],
        graveyard: ['Glorious Anthem'],
      },
    })
    b.cast('Replenish').resolve()
    expect(b.in('exile', 'Glorious Anthem')).toBe(true)
  })
})
