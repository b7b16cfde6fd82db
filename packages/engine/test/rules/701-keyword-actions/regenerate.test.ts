import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('regenerate', () => {
  it('[S10.5] [CR 701.19a, 701.8c] [S10.5] a regeneration shield replaces destruction: tapped, damage removed', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
    })
    b.turnTo('B').activate('Drudge Skeletons').resolve()
    b.cast('Lightning Bolt', { targets: ['Drudge Skeletons'] }).resolve()
    expect(b.object('Drudge Skeletons')).toMatchObject({ tapped: true, damage: 0, zone: 'battlefield' })
  })

  it('[S10.5] [CR 701.19a] a shield is used up', () => {
    const b = board({
      a: { battlefield: ['3 Mountain', 'Swamp', '2 Swamp'], hand: ['Shock', 'Murder'] },
      b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
    })
    b.turnTo('B').activate('Drudge Skeletons').resolve()
    b.cast('Shock', { targets: ['Drudge Skeletons'] }).resolve()
    b.cast('Murder', { targets: ['Drudge Skeletons'] }).resolve()
    expect(b.in('graveyard', 'Drudge Skeletons')).toBe(true)
  })

  it('[S10.5] [CR 701.19c] Wrath of God cannot be regenerated from', () => {
    const b = board({
      a: { battlefield: ['4 Plains'], hand: ['Wrath of God'] },
      b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
    })
    b.turnTo('B').activate('Drudge Skeletons').resolve()
    b.cast('Wrath of God').resolve()
    expect(b.in('graveyard', 'Drudge Skeletons')).toBe(true)
  })

  it('[S10.5] [CR 701.19c] a creature dealt damage by Incinerate cannot be regenerated this turn', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Incinerate'] },
      b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
    })
    b.turnTo('B').activate('Drudge Skeletons').resolve()
    b.cast('Incinerate', { targets: ['Drudge Skeletons'] }).resolve()
    expect(b.in('graveyard', 'Drudge Skeletons')).toBe(true)
  })
})
