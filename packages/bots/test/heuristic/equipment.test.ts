import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('Equipment', () => {
  it('Bonesplitter is put on a creature that can attack, once', () => {
    const b = botBoard({
      a: { battlefield: ['3 Swamp', 'Bonesplitter', { card: 'Grizzly Bears', sick: true }, 'Hill Giant'] },
    })
    expect(b.actAll()).toEqual(['activate Bonesplitter', 'at Hill Giant'])
  })

  it('Bonesplitter stays unused where nobody can carry it into a fight', () => {
    const b = botBoard({ a: { battlefield: ['3 Swamp', 'Bonesplitter', { card: 'Grizzly Bears', sick: true }] } })
    expect(b.actAll()).toEqual([])
  })
})
