import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Containment Priest] exiles creatures that enter without being cast', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Reanimate'], graveyard: ['Serra Angel'] },
    b: { battlefield: ['Containment Priest'] },
  })
  b.cast('Reanimate').resolve()
  expect(b.in('exile', 'Serra Angel', 'A')).toBe(true)
})

it('[Containment Priest] lets cast creatures and tokens enter', () => {
  const b = board({
    a: { battlefield: ['2 Forest', '2 Plains'], hand: ['Grizzly Bears', 'Raise the Alarm'] },
    b: { battlefield: ['Containment Priest'] },
  })
  b.cast('Grizzly Bears').resolve().cast('Raise the Alarm').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(2)
})

it('[Containment Priest] has flash and lets noncreature cards enter', () => {
  const b = board({
    a: { battlefield: ['4 Plains', '2 Plains'], hand: ['Replenish'], graveyard: ['Humility'] },
    b: { battlefield: ['2 Plains'], hand: ['Containment Priest'] },
  })
  b.cast('Replenish').turnTo('B').cast('Containment Priest').resolveAll()
  expect(b.in('battlefield', 'Containment Priest', 'B')).toBe(true)
  expect(b.in('battlefield', 'Humility', 'A')).toBe(true)
})

it('Containment Priest exiles a creature that is put onto the battlefield', () => {
  const b = board({
    a: { battlefield: ['Containment Priest', 'Swamp'], hand: ['Reanimate'], graveyard: ['Hill Giant'] },
  })
  b.cast('Reanimate', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
})

it('Containment Priest: a flickered creature stays exiled', () => {
  const b = board({ a: { battlefield: ['Containment Priest', 'Grizzly Bears', 'Plains'], hand: ['Cloudshift'] } })
  b.cast('Cloudshift', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('exile', 'Grizzly Bears')).toBe(true)
})

it('Containment Priest: a creature with persist is exiled instead of coming back', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Kitchen Finks', 'Containment Priest'] },
  })
  b.cast('Lightning Bolt', { targets: ['Kitchen Finks'] }).resolveAll()
  expect(b.in('exile', 'Kitchen Finks')).toBe(true)
})

it('Containment Priest lets a creature spell resolve', () => {
  const b = board({ a: { battlefield: ['Containment Priest', '2 Forest'], hand: ['Grizzly Bears'] } })
  b.cast('Grizzly Bears').resolve()
  expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
})

it('Containment Priest lets tokens enter', () => {
  const b = board({ a: { battlefield: ['Containment Priest', '2 Plains'], hand: ['Raise the Alarm'] } })
  b.cast('Raise the Alarm').resolve()
  expect(b.count('battlefield', 'Soldier Token')).toBe(2)
})

it('Containment Priest exiles a Dryad Arbor that is played as a land', () => {
  const b = board({ a: { battlefield: ['Containment Priest'], hand: ['Dryad Arbor'] } })
  b.play('Dryad Arbor')
  expect(b.in('exile', 'Dryad Arbor')).toBe(true)
})
