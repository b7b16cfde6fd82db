import type { ActivatedAbility } from '@spellwright/dsl'
import { expect, it } from 'vitest'
import { characteristics } from '../../../src/continuous/read.ts'
import { isManaAbility } from '../../../src/mana/abilities.ts'
import { board } from '../../support/board.ts'

it("[CR 605.2 example 1] Gaea's Cradle has a mana ability even without creatures, and tapped", () => {
  const b = board({ a: { battlefield: [{ card: "Gaea's Cradle", tapped: true }] } })
  const [instance] = characteristics(b.game, b.id("Gaea's Cradle")).abilities
  expect(isManaAbility(instance?.ability as ActivatedAbility)).toBe(true)
})

it('[CR 605.4a example 1] the mana that Wild Growth adds is there at once and pays for the spell', () => {
  const b = board({
    a: { battlefield: ['Forest', { card: 'Wild Growth', attachedTo: 'Forest' }], hand: ['Grizzly Bears'] },
  })
  b.cast('Grizzly Bears').resolve()
  expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
})
