import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dungeon Geists] keeps a creature tapped for as long as you control it', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Dungeon Geists'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Dungeon Geists').resolveAll().to('main1', 4)
  expect(b.object('Hill Giant').tapped).toBe(true)
})

it('[Dungeon Geists] lets it go when it leaves', () => {
  const b = board({
    a: { battlefield: ['4 Island', '3 Swamp'], hand: ['Dungeon Geists', 'Murder'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Dungeon Geists')
    .resolveAll()
    .cast('Murder', { targets: ['Dungeon Geists'] })
    .resolve()
    .to('main1', 4)
  expect(b.object('Hill Giant').tapped).toBe(false)
})
