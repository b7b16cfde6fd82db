import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../src/view/view.ts'
import { board } from '../../../support/board.ts'

const FACE_DOWN = ''

describe('disguise', () => {
  it('[CR 702.168a] a disguised card is a 2/2 with ward {2}', () => {
    const b = board({
      a: { hand: ['Defenestrated Phantom'], battlefield: ['3 Plains'] },
      b: { hand: ['Shock'], battlefield: ['Mountain'] },
    })
    b.throughJson = true
    b.cast('Defenestrated Phantom', { method: 'disguise' }).resolve()
    expect(b.pt(FACE_DOWN)).toBe('2/2')
    expect(b.has(FACE_DOWN, 'ward')).toBe(true)
    expect(JSON.stringify(viewFor(b.game, 1))).not.toContain('Defenestrated Phantom')
    b.turnTo('B').reply('target', () => [b.id(FACE_DOWN)])
    b.cast('Shock').resolve()
    expect(b.in('graveyard', 'Shock', 'B')).toBe(true)
    expect(b.pt(FACE_DOWN)).toBe('2/2')
  })

  it('[CR 702.168d] it is turned face up for its disguise cost, and has ward no more', () => {
    const b = board({ a: { hand: ['Defenestrated Phantom'], battlefield: ['8 Plains'] } })
    b.cast('Defenestrated Phantom', { method: 'disguise' }).resolve()
    b.act({ kind: 'turnFaceUp', object: b.id(FACE_DOWN) })
    expect(b.in('battlefield', 'Defenestrated Phantom')).toBe(true)
    expect([b.has('Defenestrated Phantom', 'flying'), b.has('Defenestrated Phantom', 'ward')]).toEqual([true, false])
    expect(b.object('Defenestrated Phantom').marks).toBe(null)
  })
})
