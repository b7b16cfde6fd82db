import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('collect evidence', () => {
  it('[CR 701.59b] evidence cannot be collected from too small a graveyard', () => {
    const b = board({
      a: { battlefield: ['Axebane Ferox'] },
      b: { hand: ['Murder'], graveyard: ['Grizzly Bears'], battlefield: ['3 Swamp'] },
    })
    b.turnTo('B')
      .cast('Murder', { targets: ['Axebane Ferox'] })
      .resolve()
    expect(b.in('graveyard', 'Murder', 'B')).toBe(true)
    expect(b.in('battlefield', 'Axebane Ferox')).toBe(true)
  })

  it('[CR 701.59a] evidence is exiled until its mana value is enough', () => {
    const b = board({
      a: { battlefield: ['Axebane Ferox'] },
      b: { hand: ['Murder'], graveyard: ['2 Grizzly Bears', 'Forest'], battlefield: ['3 Swamp'] },
    })
    b.turnTo('B')
      .yes('payOrNot')
      .cast('Murder', { targets: ['Axebane Ferox'] })
      .resolve()
      .resolve()
    expect(b.count('exile', 'Grizzly Bears')).toBe(2)
    expect(b.in('graveyard', 'Axebane Ferox', 'A')).toBe(true)
  })
})
