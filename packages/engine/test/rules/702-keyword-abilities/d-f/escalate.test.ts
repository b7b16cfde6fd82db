import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('escalate', () => {
  const grace = (lands: number) =>
    board({ a: { hand: ['Borrowed Grace'], battlefield: [`${lands} Plains`, 'Grizzly Bears'] } })

  it('[CR 702.120a] each mode beyond the first is paid for', () => {
    const b = grace(5)
    b.reply('mode', [0]).reply('mode', [0]).cast('Borrowed Grace').resolve()
    expect(b.pt('Grizzly Bears')).toBe('4/4')
    expect(b.legal().some(({ kind }) => kind === 'activateMana')).toBe(false)
  })

  it('[CR 702.120a] what cannot be paid for is not offered', () => {
    const b = grace(4)
    b.reply('mode', [1]).cast('Borrowed Grace').resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/4')
    expect(b.asked.filter(({ purpose }) => purpose === 'mode')).toHaveLength(1)
  })
})
