import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ghost Vacuum] returns creature cards it exiled as 1/1 flying Spirits', () => {
  const b = board({ a: { battlefield: ['Ghost Vacuum', '6 Wastes'] }, b: { graveyard: ['Hill Giant'] } })
  b.activate('Ghost Vacuum', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  b.to('main1', 5).activate('Ghost Vacuum', { nth: 1 }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  expect(b.pt('Hill Giant')).toBe('1/1')
  expect(b.has('Hill Giant', 'flying')).toBe(true)
  expect(b.c('Hill Giant').subtypes).toContain('Spirit')
})
