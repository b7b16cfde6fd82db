import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('tiered', () => {
  it('[CR 702.183a] tiered: one mode, and its cost', () => {
    const b = board({
      a: { hand: ['Fire Magic'], battlefield: ['3 Mountain'] },
      b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    })
    b.reply('mode', [1]).cast('Fire Magic').resolve()
    expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
    expect(b.in('battlefield', 'Hill Giant')).toBe(true)
    expect(b.legal().some(({ kind }) => kind === 'activateMana')).toBe(false)
  })
})
