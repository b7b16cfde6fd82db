import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

describe('a spell that is cheaper for some targets', () => {
  const slumber = (lands: number, tapped: boolean) =>
    board({
      a: { hand: ['Seized from Slumber'], battlefield: [`${lands} Plains`] },
      b: { battlefield: [{ card: 'Hill Giant', tapped }, 'Grizzly Bears'] },
    })

  it('[CR 601.2f] can be cast for less where such a target is there', () => {
    expect(slumber(2, true).can('cast', 'Seized from Slumber')).toBe(true)
    expect(slumber(2, false).can('cast', 'Seized from Slumber')).toBe(false)
  })

  it('[CR 601.2f] costs less once that target is chosen', () => {
    const b = slumber(5, true).cast('Seized from Slumber', { targets: ['Hill Giant'] })
    expect(b.legal().filter(({ kind }) => kind === 'activateMana')).toHaveLength(3)
    b.resolve()
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  })

  it('[CR 601.2f] costs all of it for another target', () => {
    const b = slumber(5, true).cast('Seized from Slumber', { targets: ['Grizzly Bears'] })
    expect(b.legal().some(({ kind }) => kind === 'activateMana')).toBe(false)
  })

  it('[CR 601.2h] offers no target with which it could not be paid for', () => {
    const b = slumber(2, true).cast('Seized from Slumber').resolve()
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
    expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[Mystical Dispute] looks at the spell it targets', () => {
    const b = board({
      a: { hand: ['Divination'], battlefield: ['3 Island'] },
      b: { hand: ['Mystical Dispute'], battlefield: ['Island'] },
    })
    b.cast('Divination').pass()
    expect(b.can('cast', 'Mystical Dispute')).toBe(true)
  })
})

describe('an ability that says what it costs', () => {
  const butcher = (lands: number) =>
    board({
      a: {
        battlefield: ['Battlefield Butcher', `${lands} Swamp`],
        graveyard: ['Grizzly Bears', 'Hill Giant', 'Shock'],
      },
    })

  it('[CR 602.2b] costs less for each creature card in the graveyard', () => {
    const b = butcher(3).activate('Battlefield Butcher').resolve()
    expect(b.life('B')).toBe(18)
  })

  it('[CR 602.2b] cannot be activated for less than that', () => {
    expect(butcher(2).can('activate', 'Battlefield Butcher')).toBe(false)
  })
})
