import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Twilight's Call] returns all creature cards to the battlefield under their owners' control", () => {
  const b = board({
    a: { hand: ["Twilight's Call"], graveyard: ['Grizzly Bears', 'Shock'], battlefield: ['6 Swamp'] },
    b: { graveyard: ['Hill Giant'] },
  })
  b.cast("Twilight's Call").resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it("[Twilight's Call] can be cast at instant speed for {2} more only", () => {
  const six = board({ a: { hand: ["Twilight's Call"], battlefield: ['6 Swamp'] }, step: 'upkeep' })
  expect(six.can('cast', "Twilight's Call")).toBe(false)
  const b = board({
    a: { hand: ["Twilight's Call"], graveyard: ['Grizzly Bears'], battlefield: ['8 Swamp'] },
    step: 'upkeep',
  })
  b.cast("Twilight's Call")
  expect(b.game.state.battlefield.every((id) => b.game.state.objects[id]!.tapped)).toBe(true)
  b.resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})
