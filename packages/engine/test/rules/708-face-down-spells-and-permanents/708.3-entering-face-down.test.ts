import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('manifested and cloaked cards', () => {
  const manifest = (card: string) => {
    const b = board({
      a: { hand: ['Soul Summons'], battlefield: ['7 Plains', '2 Mountain', 'Island'], library: [card, '5 Wastes'] },
    })
    return b.cast('Soul Summons').resolve()
  }

  it('[CR 708.3] abilities that trigger or apply as it enters do nothing for a card that enters face down', () => {
    const b = manifest('Siege-Gang Commander')
    expect([b.game.state.stack.length, b.game.state.battlefield.length]).toEqual([0, 11])
  })

  it('[CR 708.8, 701.40b] turned face up it has not entered', () => {
    const b = manifest('Siege-Gang Commander')
    const id = b.game.state.battlefield.at(-1)!
    b.act({ kind: 'turnFaceUp', object: id })
    expect([b.in('battlefield', 'Siege-Gang Commander'), b.game.state.stack.length]).toEqual([true, 0])
  })

  it('[CR 712.15a] a double-faced card that is turned face up has its front face up', () => {
    const b = manifest('Delver of Secrets')
    const id = b.game.state.battlefield.at(-1)!
    b.act({ kind: 'turnFaceUp', object: id })
    expect(b.in('battlefield', 'Delver of Secrets')).toBe(true)
  })
})

describe('cloak', () => {
  it('[CR 701.58b] a cloaked creature card is turned face up for its mana cost', () => {
    const b = board({
      a: { hand: ['Cryptic Coat'], battlefield: ['6 Island'], library: ['Coral Merfolk', '5 Wastes'] },
    })
    b.cast('Cryptic Coat').resolveAll()
    const id = b.game.state.battlefield.at(-1)!
    b.act({ kind: 'turnFaceUp', object: id })
    expect(b.in('battlefield', 'Coral Merfolk')).toBe(true)
  })
})
