import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('cloak', () => {
  it('[CR 701.58a] what is cloaked has ward {2}', () => {
    const b = board({ a: { hand: ['Cryptic Coat'], battlefield: ['3 Island'], library: ['Hill Giant'] } })
    b.cast('Cryptic Coat').resolve().resolve()
    const down = b.game.state.battlefield.find((id) => b.game.state.objects[id]!.faceDown)!
    expect(b.object('Cryptic Coat').attachedTo).toBe(down)
    expect(b.game.state.objects[down]!.marks).toEqual({ manifested: 1, disguised: 1 })
    expect(b.has('', 'ward')).toBe(true)
    expect(b.pt('')).toBe('3/2')
  })
})
