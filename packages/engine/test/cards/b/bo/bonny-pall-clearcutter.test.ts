import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bonny Pall, Clearcutter] makes Beau, and draws and puts a land onto the battlefield as its controller attacks', () => {
  const b = board({
    a: { hand: ['Bonny Pall, Clearcutter'], battlefield: ['3 Forest', '3 Island'], graveyard: ['Swamp', 'Shock'] },
  })
  b.cast('Bonny Pall, Clearcutter').resolveAll()
  expect(b.pt('Beau')).toBe('6/6')
  b.to('main1', 5).yes().pick('choose', 'Swamp').attack('Beau').resolveAll()
  expect([b.in('battlefield', 'Swamp'), b.pt('Beau')]).toEqual([true, '7/7'])
})
