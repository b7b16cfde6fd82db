import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

const COLOSSUS_DISCARD = {
  a: { battlefield: ['2 Island', 'Rest in Peace', '4 Mountain'], hand: ['Darksteel Colossus', 'Wheel of Fortune'] },
}

it('[CR 616.1c] becoming a copy comes first: Clone of Spike Feeder with Hardened Scales has three counters', () => {
  const b = board({
    a: {
      battlefield: ['4 Island', 'Hardened Scales', { card: 'Spike Feeder', counters: { '+1/+1': 2 } }],
      hand: ['Clone'],
    },
  })
  b.yes('copy').cast('Clone').resolve()
  expect(b.counters('Spike Feeder#2', '+1/+1')).toBe(3)
  expect(b.asked.filter((d) => d.purpose === 'replacement')).toEqual([])
})

describe('competing replacement effects', () => {
  it('[S10.5] [CR 616.1] Rest in Peace and Leyline of the Void: one of them applies, and the card is exiled once', () => {
    const b = board({
      a: { battlefield: ['Rest in Peace', 'Leyline of the Void', 'Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.option('replacement', 'Leyline')
      .cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.names('exile', 'B')).toEqual(['Grizzly Bears'])
    expect(b.names('graveyard')).toEqual([])
  })

  it("[S10.5] [CR 616.1, 616.1e] [S10.5] the affected object's controller is asked, not the one who controls the effects", () => {
    const b = board({
      a: { battlefield: ['Rest in Peace', 'Leyline of the Void', 'Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.option('replacement', 'Rest in Peace')
      .cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.asked.filter((d) => d.purpose === 'replacement').map((d) => d.player)).toEqual([1])
  })

  it('[S10.5] [CR 616.1] Darksteel Colossus under Rest in Peace: its owner may have it exiled', () => {
    const b = board(COLOSSUS_DISCARD)
    b.option('replacement', 'Rest in Peace').cast('Wheel of Fortune').resolve()
    expect(b.in('exile', 'Darksteel Colossus')).toBe(true)
  })

  it('[S10.5] [CR 616.1] Darksteel Colossus under Rest in Peace: its owner may shuffle it in', () => {
    const b = board(COLOSSUS_DISCARD)
    b.option('replacement', 'Darksteel Colossus').cast('Wheel of Fortune').resolve()
    expect(b.in('exile', 'Darksteel Colossus')).toBe(false)
    expect(b.in('library', 'Darksteel Colossus', 'A') || b.in('hand', 'Darksteel Colossus', 'A')).toBe(true)
  })

  it('[S10.5] [CR 616.1] two Hardened Scales add two, and nobody is asked which comes first', () => {
    const b = board({ a: { battlefield: ['2 Hardened Scales', 'Grizzly Bears', 'Forest'], hand: ['Battlegrowth'] } })
    b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.counters('Grizzly Bears', '+1/+1')).toBe(3)
  })
})
