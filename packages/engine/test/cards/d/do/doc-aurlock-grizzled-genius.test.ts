import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Doc Aurlock, Grizzled Genius] makes spells from your graveyard and from exile cost {2} less, and plotting too', () => {
  const b = board({
    a: {
      hand: ['Deep Analysis', 'Slickshot Show-Off'],
      graveyard: ['Deep Analysis'],
      battlefield: ['Doc Aurlock, Grizzled Genius', '2 Island'],
    },
  })
  expect(b.can('activate', 'Slickshot Show-Off')).toBe(false)
  const c = board({
    a: { hand: ['Slickshot Show-Off'], battlefield: ['Doc Aurlock, Grizzled Genius', 'Mountain'] },
  })
  const plain = board({ a: { hand: ['Slickshot Show-Off'], battlefield: ['Mountain'] } })
  expect(plain.can('activate', 'Slickshot Show-Off')).toBe(false)
  c.activate('Slickshot Show-Off')
  expect(c.in('exile', 'Slickshot Show-Off')).toBe(true)
})

it('[Doc Aurlock, Grizzled Genius] makes flashback cost less, and spells from the hand no less', () => {
  const can = (zone: 'hand' | 'graveyard'): boolean =>
    board({
      a: { [zone]: ['Firebolt'], battlefield: ['Doc Aurlock, Grizzled Genius', '3 Mountain'] },
    }).can('cast', 'Firebolt')
  const hand = board({ a: { hand: ['Divination'], battlefield: ['Doc Aurlock, Grizzled Genius', 'Island'] } })
  expect([can('graveyard'), hand.can('cast', 'Divination')]).toEqual([true, false])
})
