import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kethis, the Hidden Hand] makes the legendary cards now in your graveyard playable this turn, for {1} less', () => {
  const b = board({
    a: {
      battlefield: ['Kethis, the Hidden Hand'],
      graveyard: ['Isamaru, Hound of Konda', 'Mox Amber', 'Karakas', 'Kari Zev, Skyship Raider', 'Grizzly Bears'],
      mana: '{R}',
    },
  })
  b.pick('costObjects', 'Isamaru, Hound of Konda', 'Mox Amber').activate('Kethis, the Hidden Hand').resolve()
  b.cast('Kari Zev, Skyship Raider', { from: 'graveyard' }).resolve()
  expect(b.in('battlefield', 'Kari Zev, Skyship Raider')).toBe(true)
  expect(b.can('playLand', 'Karakas')).toBe(true)
  expect(b.can('cast', 'Grizzly Bears')).toBe(false)
})
