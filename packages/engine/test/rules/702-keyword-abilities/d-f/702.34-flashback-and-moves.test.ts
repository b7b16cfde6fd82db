import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[CR 702.34a] Black Sun's Zenith cast with flashback is exiled instead of being put into the library", () => {
  const b = board({
    a: { hand: ['Snapcaster Mage'], graveyard: ["Black Sun's Zenith"], battlefield: ['2 Island', '3 Swamp'] },
  })
  b.cast('Snapcaster Mage', { targets: ["Black Sun's Zenith"] })
    .resolve()
    .resolve()
  b.reply('x', 1).cast("Black Sun's Zenith", { method: 'flashback' }).resolve()
  expect(b.names('exile')).toEqual(["Black Sun's Zenith"])
})
