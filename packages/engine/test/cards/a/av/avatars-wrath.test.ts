import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Avatar's Wrath] airbends all creatures but the target, and exiles itself", () => {
  const b = board({
    a: { hand: ["Avatar's Wrath"], battlefield: ['4 Plains', 'Hill Giant', 'Savannah Lions'] },
    b: { battlefield: ['Grizzly Bears', 'Island', 'Island'], graveyard: ['Gravecrawler'] },
  })
  b.cast("Avatar's Wrath", { targets: ['Hill Giant'] }).resolve()
  expect([b.names('exile').sort(), b.in('battlefield', 'Hill Giant')]).toEqual([
    ["Avatar's Wrath", 'Grizzly Bears', 'Savannah Lions'],
    true,
  ])
  b.to('main1', 4)
  // Its owner cannot cast it from exile: not before the caster's next turn.
  expect(b.can('cast', 'Grizzly Bears')).toBe(false)
  b.to('main1', 6)
  expect(b.can('cast', 'Grizzly Bears')).toBe(true)
})
