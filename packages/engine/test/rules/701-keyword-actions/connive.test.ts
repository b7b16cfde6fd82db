import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('connive', () => {
  it('[CR 701.50a] a creature that connives gets a counter for a nonland card discarded', () => {
    const b = board({
      a: { hand: ['Grizzly Bears'], battlefield: ['3 Island', 'Hypnotic Grifter'], library: ['Forest'] },
    })
    b.pick('discard', 'Grizzly Bears').activate('Hypnotic Grifter').resolve()
    expect(b.pt('Hypnotic Grifter')).toBe('2/3')
    expect(b.names('hand', 'A')).toEqual(['Forest'])
  })

  it('[CR 701.50a] a land card discarded gives no counter', () => {
    const b = board({
      a: { hand: ['Grizzly Bears'], battlefield: ['3 Island', 'Hypnotic Grifter'], library: ['Forest'] },
    })
    b.pick('discard', 'Forest').activate('Hypnotic Grifter').resolve()
    expect(b.pt('Hypnotic Grifter')).toBe('1/2')
  })
})
