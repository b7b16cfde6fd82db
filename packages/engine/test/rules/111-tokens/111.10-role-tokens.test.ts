import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('Roles', () => {
  const courtier = () =>
    board({ a: { hand: ['Cursed Courtier', "Witch's Mark"], battlefield: ['3 Plains', '2 Mountain'] } })
      .cast('Cursed Courtier')
      .resolveAll()

  it('[CR 111.10j] a Cursed Role gives the creature it is attached to its base size', () => {
    expect(courtier().pt('Cursed Courtier')).toBe('1/1')
  })

  it('[CR 704.5y, 303.7a] of the Roles of one player only the newest stays', () => {
    const b = courtier()
    b.cast("Witch's Mark", { targets: ['Cursed Courtier'] }).resolveAll()
    expect(b.pt('Cursed Courtier')).toBe('4/4')
    expect(b.in('battlefield', 'Cursed')).toBe(false)
    expect(b.in('battlefield', 'Wicked')).toBe(true)
  })

  it('[CR 111.10q] a Wicked Role costs each opponent 1 life as it goes to the graveyard', () => {
    const b = board({
      a: { hand: ["Witch's Mark", 'Disenchant'], battlefield: ['2 Mountain', '2 Plains', 'Hill Giant'] },
    })
    b.no('payOrNot')
      .cast("Witch's Mark", { targets: ['Hill Giant'] })
      .resolveAll()
    b.cast('Disenchant', { targets: ['Wicked'] }).resolveAll()
    expect(b.life('B')).toBe(19)
  })

  it('[CR 303.4i] none is created for a creature that is gone', () => {
    const b = board({
      a: { hand: ['Cursed Courtier'], battlefield: ['3 Plains'] },
      b: { hand: ['Shock', 'Shock'], battlefield: ['2 Mountain'] },
    })
    b.cast('Cursed Courtier').resolve().pass()
    b.cast('Shock', { targets: ['Cursed Courtier'] })
      .pass()
      .pass()
    b.pass()
    b.cast('Shock', { targets: ['Cursed Courtier'] })
    b.resolveAll()
    expect(b.in('graveyard', 'Cursed Courtier', 'A')).toBe(true)
    expect(b.in('battlefield', 'Cursed')).toBe(false)
  })
})
