import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Orcish Bowmasters] does not see the first draw of the draw step, but every other draw of an opponent', () => {
  const b = board({
    active: 0,
    turn: 3,
    a: { battlefield: ['Orcish Bowmasters'] },
    b: { hand: ['Divination'], battlefield: ['3 Island'] },
  })
  b.to('main1', 4)
  expect(b.life('B')).toBe(20)
  b.aim(['B', 'B']).cast('Divination').resolveAll()
  expect([b.life('B'), b.pt('Orc Army Token')]).toEqual([18, '2/2'])
})

it('[Orcish Bowmasters] deals damage and amasses as it enters', () => {
  const b = board({ a: { hand: ['Orcish Bowmasters'], battlefield: ['2 Swamp'] }, b: { battlefield: ['Memnite'] } })
  b.cast('Orcish Bowmasters').aim(['Memnite']).resolveAll()
  expect([b.in('graveyard', 'Memnite', 'B'), b.pt('Orc Army Token')]).toEqual([true, '1/1'])
})
