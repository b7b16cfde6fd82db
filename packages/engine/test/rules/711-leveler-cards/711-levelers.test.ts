import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('levelers', () => {
  const commander = (level: number) => ({
    a: { battlefield: [{ card: 'Coralhelm Commander', counters: { level } }, 'Merfolk Looter', '4 Island'] },
  })

  it('[CR 711.5, 107.8a, 107.8b] [CR 711.2a–b] the size and abilities of the level symbol that fits', () => {
    const sizes = [0, 1, 2, 3, 4, 5].map((level) => board(commander(level)).pt('Coralhelm Commander'))
    expect(sizes).toEqual(['2/2', '2/2', '3/3', '3/3', '4/4', '4/4'])
    expect(board(commander(1)).has('Coralhelm Commander', 'flying')).toBe(false)
    expect(board(commander(3)).has('Coralhelm Commander', 'flying')).toBe(true)
  })

  it('[CR 711.2b] an ability beside a level symbol is one it has only then', () => {
    expect(board(commander(3)).pt('Merfolk Looter')).toBe('1/1')
    expect(board(commander(4)).pt('Merfolk Looter')).toBe('2/2')
  })

  it('[CR 702.87a, 602.5d, 307.5] [CR 711.4] level up is an activated ability, as a sorcery only', () => {
    const b = board(commander(1))
    b.throughJson = true
    b.activate('Coralhelm Commander').resolve()
    expect(b.counters('Coralhelm Commander', 'level')).toBe(2)
    expect(b.pt('Coralhelm Commander')).toBe('3/3')
    b.to('beginCombat')
    expect(b.can('activate', 'Coralhelm Commander')).toBe(false)
  })
})
