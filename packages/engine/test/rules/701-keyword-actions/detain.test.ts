import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('detain', () => {
  it('[CR 701.35a] what is detained neither attacks nor blocks nor acts', () => {
    const b = board({
      a: { hand: ['Inaction Injunction'], battlefield: ['2 Island', 'Hill Giant'] },
      b: { battlefield: ['Llanowar Elves', 'Grizzly Bears'] },
    })
    b.cast('Inaction Injunction', { targets: ['Llanowar Elves'] })
      .resolve()
      .to('main1', 4)
    expect(b.can('activateMana', 'Llanowar Elves')).toBe(false)
  })
})
