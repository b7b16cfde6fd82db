import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cloudshift] returns the creature as a new object under your control', () => {
  const b = board({
    a: { battlefield: ['Plains', { card: 'Hill Giant', damage: 2, tapped: true }], hand: ['Cloudshift'] },
  })
  b.cast('Cloudshift').resolve()
  expect(b.object('Hill Giant')).toMatchObject({ damage: 0, tapped: false })
})

it('[Cloudshift] keeps a creature that was stolen', () => {
  const b = board({
    a: { battlefield: ['Plains', { card: 'Control Magic', attachedTo: 'Hill Giant' }], hand: ['Cloudshift'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Cloudshift').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  expect(b.in('graveyard', 'Control Magic', 'A')).toBe(true)
})

it('[Cloudshift] targets your creatures only', () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ['Cloudshift'] }, b: { battlefield: ['Grizzly Bears'] } })
  expect(b.can('cast', 'Cloudshift')).toBe(false)
})

it('Cloudshift on a creature taken with Act of Treason: it stays with you', () => {
  const b = board({
    a: { battlefield: ['Plains', '3 Mountain'], mana: '{R}{R}{R}', hand: ['Act of Treason', 'Cloudshift'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Act of Treason').resolve()
  b.cast('Cloudshift').resolve()
  b.to('main1', 5)
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  expect(b.object('Hill Giant').owner).toBe(1)
})
