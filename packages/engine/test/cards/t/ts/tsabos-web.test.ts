import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Tsabo's Web] draws a card when it enters", () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ["Tsabo's Web"] } })
  b.cast("Tsabo's Web").resolve().resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it("[Tsabo's Web] keeps lands with another activated ability tapped, of both players", () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ["Tsabo's Web", { card: 'Rishadan Port', tapped: true }, { card: 'Forest', tapped: true }] },
    b: { battlefield: [{ card: 'Wasteland', tapped: true }] },
  })
  b.to('upkeep', 4)
  expect(b.object('Rishadan Port').tapped).toBe(true)
  expect(b.object('Forest').tapped).toBe(false)
  b.to('upkeep', 5)
  expect(b.object('Wasteland').tapped).toBe(true)
})

it("[Tsabo's Web] does not hold lands with mana abilities only", () => {
  const b = board({
    active: 1,
    step: 'end',
    a: {
      battlefield: [
        "Tsabo's Web",
        { card: 'Karplusan Forest', tapped: true },
        { card: 'Ancient Tomb', tapped: true },
        { card: 'City of Traitors', tapped: true },
      ],
    },
  })
  b.to('upkeep')
  for (const land of ['Karplusan Forest', 'Ancient Tomb', 'City of Traitors']) expect(b.object(land).tapped).toBe(false)
})

it("[Tsabo's Web] lets a Rishadan Port untap that Blood Moon has made a Mountain", () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ["Tsabo's Web", 'Blood Moon', { card: 'Rishadan Port', tapped: true }] },
  })
  b.to('upkeep')
  expect(b.object('Rishadan Port').tapped).toBe(false)
})

it("[Tsabo's Web] holds Mishra's Factory", () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ["Tsabo's Web", { card: "Mishra's Factory", tapped: true }] },
  })
  b.to('upkeep')
  expect(b.object("Mishra's Factory").tapped).toBe(true)
})

it("[Tsabo's Web] does not hold a creature with a tap ability", () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ["Tsabo's Web", { card: 'Prodigal Pyromancer', tapped: true }] },
  })
  b.to('upkeep')
  expect(b.object('Prodigal Pyromancer').tapped).toBe(false)
})

it("[Tsabo's Web] draws nothing when it leaves", () => {
  const b = board({ a: { battlefield: ["Tsabo's Web", 'Seal of Cleansing'] } })
  b.activate('Seal of Cleansing', { targets: ["Tsabo's Web"] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
})
