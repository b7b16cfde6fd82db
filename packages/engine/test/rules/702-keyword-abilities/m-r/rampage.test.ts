import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('rampage', () => {
  it('[CR 702.23a] rampage counts the blockers beyond the first', () => {
    const b = board({
      a: { battlefield: ['Wolverine Pack'] },
      b: { battlefield: ['3 Grizzly Bears'] },
    })
    b.attack('Wolverine Pack')
      .block('Grizzly Bears>Wolverine Pack', 'Grizzly Bears#2>Wolverine Pack', 'Grizzly Bears#3>Wolverine Pack')
      .resolveAll()
    expect(b.pt('Wolverine Pack')).toBe('6/8')
  })

  it('[CR 702.23a] rampage gives nothing for a single blocker', () => {
    const b = board({ a: { battlefield: ['Wolverine Pack'] }, b: { battlefield: ['Grizzly Bears'] } })
    b.attack('Wolverine Pack').block('Grizzly Bears>Wolverine Pack').resolveAll()
    expect(b.pt('Wolverine Pack')).toBe('2/4')
  })
})
