import { describe, expect, it } from 'vitest'
import { characteristics } from '../../../src/continuous/read.ts'
import { board } from '../../support/board.ts'

describe('adventures', () => {
  it('[CR 715.3d] Petty Theft resolved: the card is exiled and may be cast as the creature', () => {
    const b = board({ a: { battlefield: ['5 Island'], hand: ['Brazen Borrower'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Petty Theft').resolve()
    expect(b.names('hand', 'B')).toEqual(['Hill Giant'])
    expect(b.names('exile')).toEqual(['Brazen Borrower'])
    b.cast('Brazen Borrower', { from: 'exile' }).resolve()
    expect(b.pt('Brazen Borrower')).toBe('3/1')
  })

  it('[CR 715.3d] from exile it cannot go on the adventure again', () => {
    const b = board({
      a: { battlefield: ['6 Island'], hand: ['Brazen Borrower'] },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    })
    b.cast('Petty Theft', { targets: ['Hill Giant'] }).resolve()
    expect(b.legal().flatMap((a) => (a.kind === 'cast' ? [a.face] : []))).toEqual([0])
  })

  it('[CR 715.3d] countered, it goes to the graveyard', () => {
    const b = board({
      a: { battlefield: ['2 Island'], hand: ['Brazen Borrower'] },
      b: { battlefield: ['Hill Giant', '2 Island'], hand: ['Counterspell'] },
    })
    b.cast('Petty Theft')
    b.turnTo('B').cast('Counterspell').resolveAll()
    expect(b.in('graveyard', 'Brazen Borrower', 'A')).toBe(true)
  })

  it('[CR 715.4] elsewhere it is only the creature', () => {
    const b = board({ a: { hand: ['Brazen Borrower'] } })
    expect(b.c('Brazen Borrower')).toMatchObject({ name: 'Brazen Borrower', manaValue: 3 })
  })

  it('[CR 715.3a, 715.3b] on the stack as an Adventure it is an instant of mana value 2', () => {
    const b = board({ a: { battlefield: ['2 Island'], hand: ['Brazen Borrower'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Petty Theft')
    expect(characteristics(b.game, b.game.state.stack[0]!)).toMatchObject({ name: 'Petty Theft', manaValue: 2 })
  })
})

describe('planeswalkers', () => {
  it('[CR 715.3] an adventurer card exiled by Chandra may be cast as its Adventure', () => {
    const b = board({
      a: { battlefield: ['Chandra, Torch of Defiance', '2 Island'], library: ['Brazen Borrower', '3 Wastes'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.yes().activate('Chandra, Torch of Defiance').resolve()
    expect(characteristics(b.game, b.game.state.stack[0]!).name).toBe('Petty Theft')
    b.resolve()
    expect(b.names('hand', 'B')).toEqual(['Hill Giant'])
  })
})

it('[CR 715.3d] an adventurer land on its adventure may be played from exile', () => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: ['Lindblum, Industrial Regency'] } })
  b.cast('Mage Siege').resolve()
  expect(b.names('exile')).toEqual(['Lindblum, Industrial Regency'])
  b.act({ kind: 'playLand', object: b.id('Lindblum, Industrial Regency'), face: 0 })
  expect(b.in('battlefield', 'Lindblum, Industrial Regency')).toBe(true)
})
