import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('indestructible', () => {
  it('[CR 702.12b] an indestructible permanent is not destroyed', () => {
    const b = board({ a: { battlefield: ['2 Plains'], hand: ['Disenchant'] }, b: { battlefield: ['Darksteel Relic'] } })
    b.cast('Disenchant', { targets: ['Darksteel Relic'] }).resolve()
    expect(b.in('battlefield', 'Darksteel Relic')).toBe(true)
  })

  it('[CR 702.12b] an indestructible creature with toughness 0 goes to the graveyard', () => {
    const b = board({
      a: { battlefield: ['3 Swamp', 'Basri Ket', 'Grizzly Bears'], hand: ['Dismember'] },
    })
    b.aim(['Grizzly Bears']).activate('Basri Ket').resolve()
    b.cast('Dismember', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.in('graveyard', 'Grizzly Bears')).toBe(true)
  })
})
