import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('manifest dread', () => {
  it('[CR 701.62a] of two cards one is manifested and the other put into the graveyard', () => {
    const b = board({
      a: { hand: ['Manifest Dread'], battlefield: ['2 Forest'], library: ['Hill Giant', 'Shock', 'Forest'] },
    })
    b.pick('choose', 'Hill Giant').cast('Manifest Dread').resolve()
    expect(b.names('graveyard', 'A').toSorted()).toEqual(['Manifest Dread', 'Shock'])
    expect(b.names('library', 'A')).toEqual(['Forest'])
    expect(b.game.state.battlefield.some((id) => b.game.state.objects[id]!.faceDown)).toBe(true)
  })
})
