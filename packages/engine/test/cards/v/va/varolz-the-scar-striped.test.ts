import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Varolz, the Scar-Striped] lets creature cards be scavenged for their mana costs', () => {
  const b = board({ a: { battlefield: ['Varolz, the Scar-Striped', '4 Mountain'], graveyard: ['Hill Giant'] } })
  b.activate('Hill Giant', { targets: ['Varolz, the Scar-Striped'] }).resolve()
  expect([b.pt('Varolz, the Scar-Striped'), b.in('exile', 'Hill Giant')]).toEqual(['5/5', true])
})
