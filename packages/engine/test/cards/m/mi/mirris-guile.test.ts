import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { inOrder, watch } from '../../../support/watch.ts'

const library = ['Forest', 'Mountain', 'Plains', 'Island']

const UPKEEP = { active: 1, step: 'end' } as const

it("[Mirri's Guile] puts the top three cards back in any order at your upkeep", () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ["Mirri's Guile"], library } })
  b.reply('orderCards', inOrder('Plains', 'Forest', 'Mountain')).to('upkeep')
  expect(b.names('library', 'A')).toEqual(['Plains', 'Forest', 'Mountain', 'Island'])
})

it("[Mirri's Guile] may be declined: the order stays and nothing is seen", () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ["Mirri's Guile"], library } })
  const seen = watch(b)
  b.no().to('upkeep')
  expect(b.names('library', 'A')).toEqual(library)
  expect(seen.count('lookedAt')).toBe(0)
})

it("[Mirri's Guile] does nothing in the opponent's upkeep", () => {
  const b = board({ step: 'end', a: { battlefield: ["Mirri's Guile"], library } })
  const seen = watch(b)
  b.to('upkeep')
  expect(seen.count('triggered')).toBe(0)
})

it("[Mirri's Guile] sets the card of the draw step", () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ["Mirri's Guile"], library } })
  b.reply('orderCards', inOrder('Plains', 'Forest', 'Mountain')).to('draw')
  expect(b.names('hand', 'A')).toEqual(['Plains'])
})

it("[Mirri's Guile] shows the cards to its controller only", () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ["Mirri's Guile"], library } })
  const seen = watch(b)
  b.to('upkeep')
  expect(seen.events.filter((event) => event.kind === 'lookedAt').map((event) => event.visibleTo)).toEqual([1])
})

it("[Mirri's Guile] asks its controller", () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ["Mirri's Guile"], library } })
  b.reply('yesNo', [1], 'A').to('upkeep')
  expect(b.asked.map((decision) => decision.purpose)).toEqual(['yesNo'])
})

it("Mirri's Guile: look at the top three and put them back in any order", () => {
  const b = board({
    a: { battlefield: ["Mirri's Guile"], library: ['Forest', 'Island', 'Swamp', 'Plains'] },
    ...UPKEEP,
  })
  b.yes().reply('orderCards', [2, 0, 1])
  b.to('draw', 4)
  expect(b.names('hand', 'A')).toEqual(['Swamp'])
  expect(b.names('library', 'A')).toEqual(['Forest', 'Island', 'Plains'])
})
