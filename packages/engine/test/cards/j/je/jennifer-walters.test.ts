import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jennifer Walters] keeps the opponent from casting during your turn', () => {
  const b = board({ a: { battlefield: ['Jennifer Walters'] }, b: { hand: ['Shock'], battlefield: ['Mountain'] } })
  b.pass()
  expect(b.can('cast', 'Shock')).toBe(false)
  b.to('main1', 4)
  expect(b.can('cast', 'Shock')).toBe(true)
})

it('[The Sensational She-Hulk] returns damage once each turn', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Jennifer Walters', face: 1 }, '2 Mountain', 'Hill Giant'],
      hand: ['2 Shock'],
    },
  })
  expect(b.pt('The Sensational She-Hulk')).toBe('6/6')
  b.yes().aim(['Hill Giant', 'B']).cast('Shock').resolve().resolveAll()
  expect(b.life('B')).toBe(18)
  b.yes().pick('target', 'The Sensational She-Hulk').cast('Shock').resolve().resolveAll()
  expect([b.life('B'), b.object('The Sensational She-Hulk').damage]).toEqual([18, 2])
})

it('[Jennifer Walters] transforms as a sorcery', () => {
  const b = board({ a: { battlefield: ['Jennifer Walters', '6 Savannah'] } })
  b.activate('Jennifer Walters').resolve()
  expect([b.pt('The Sensational She-Hulk'), b.has('The Sensational She-Hulk', 'trample')]).toEqual(['6/6', true])
})
