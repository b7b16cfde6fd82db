import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 704.5j] a token copy of a legend meets the legend rule', () => {
  const b = board({ a: { battlefield: ['4 Island', 'Isamaru, Hound of Konda'], hand: ['Rite of Replication'] } })
  b.cast('Rite of Replication').resolve()
  expect(b.count('battlefield', 'Isamaru, Hound of Konda')).toBe(1)
})

describe('planeswalkers and legends', () => {
  it('[S12.2] [CR 704.5j, 205.4d] [S12.2] the legend rule: its controller chooses which one to keep', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Isamaru, Hound of Konda', counters: { '+1/+1': 1 } }, 'Plains'],
        hand: ['Isamaru, Hound of Konda'],
      },
    })
    b.pick('legendRule', 'Isamaru, Hound of Konda').cast('Isamaru, Hound of Konda').resolve()
    expect(b.count('battlefield', 'Isamaru, Hound of Konda')).toBe(1)
    expect(b.pt('Isamaru, Hound of Konda')).toBe('3/3')
  })

  it('[S12.2] [CR 704.5j] or the new one', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Isamaru, Hound of Konda', counters: { '+1/+1': 1 } }, 'Plains'],
        hand: ['Isamaru, Hound of Konda'],
      },
    })
    b.pick('legendRule', 'Isamaru, Hound of Konda#2').cast('Isamaru, Hound of Konda').resolve()
    expect(b.pt('Isamaru, Hound of Konda')).toBe('2/2')
  })

  it('[S12.2] [CR 704.5j] two players may each have one', () => {
    const b = board({
      a: { battlefield: ['Isamaru, Hound of Konda'] },
      b: { battlefield: ['Isamaru, Hound of Konda'] },
    })
    expect(b.count('battlefield', 'Isamaru, Hound of Konda')).toBe(2)
  })

  it('[S12.2] [CR 704.5j] taking control of the other one brings the legend rule', () => {
    const b = board({
      a: { battlefield: ['Isamaru, Hound of Konda', '4 Island'], hand: ['Control Magic'] },
      b: { battlefield: ['Isamaru, Hound of Konda'] },
    })
    b.pick('target', 'Isamaru, Hound of Konda#2').pick('legendRule', 'Isamaru, Hound of Konda')
    b.cast('Control Magic').resolve()
    expect(b.names('graveyard', 'B')).toEqual(['Isamaru, Hound of Konda'])
    expect(b.names('graveyard', 'A')).toEqual(['Control Magic'])
  })

  it('[S12.2] [CR 704.5j] [S11.3] things trigger on the legend that dies: Goblin Sharpshooter untaps', () => {
    const b = board({
      a: {
        battlefield: ['Isamaru, Hound of Konda', 'Plains', { card: 'Goblin Sharpshooter', tapped: true }],
        hand: ['Isamaru, Hound of Konda'],
      },
    })
    b.cast('Isamaru, Hound of Konda').resolve()
    expect(b.game.state.stack.length).toBe(1)
    b.resolve()
    expect(b.object('Goblin Sharpshooter').tapped).toBe(false)
  })

  it('[S12.2] [CR 704.5j] a Clone of a legend dies or its original does, after Soul Warden saw it enter', () => {
    const b = board({
      a: { battlefield: ['Isamaru, Hound of Konda', 'Soul Warden', '4 Island'], hand: ['Clone'] },
    })
    b.yes('copy').pick('copy', 'Isamaru, Hound of Konda').cast('Clone').resolve()
    b.resolveAll()
    expect(b.life('A')).toBe(21)
    expect(b.count('battlefield', 'Isamaru, Hound of Konda')).toBe(1)
  })

  it('[S12.2] [CR 704.5j] [CR 205.4e] legendary lands too', () => {
    const b = board({ a: { battlefield: ["Serra's Sanctum"], hand: ["Serra's Sanctum"] } })
    b.play("Serra's Sanctum")
    expect(b.count('battlefield', "Serra's Sanctum")).toBe(1)
  })

  it('[S12.2] [CR 704.5j] [CR 704.5i] two Jaces of one player: one is put into the graveyard', () => {
    const b = board({ a: { battlefield: ['Jace Beleren', '3 Island'], hand: ['Jace Beleren'] } })
    b.cast('Jace Beleren').resolve()
    expect(b.names('graveyard', 'A')).toEqual(['Jace Beleren'])
  })
})
