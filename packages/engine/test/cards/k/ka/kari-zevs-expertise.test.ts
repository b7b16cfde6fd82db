import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kari Zev's Expertise] steals a creature and casts a small spell for free", () => {
  const b = board({
    a: { hand: ["Kari Zev's Expertise", 'Grizzly Bears', 'Hill Giant'], battlefield: ['3 Mountain'] },
    b: { battlefield: [{ card: 'Serra Angel', tapped: true }] },
  })
  let offered = 0
  b.reply('choose', (decision) => {
    if (decision.shape === 'objects') offered = decision.candidates.length
    return [b.id('Grizzly Bears')]
  })
  b.yes()
    .cast("Kari Zev's Expertise", { targets: ['Serra Angel'] })
    .resolveAll()
  expect([offered, b.in('battlefield', 'Grizzly Bears', 'A')]).toEqual([1, true])
  expect([
    b.in('battlefield', 'Serra Angel', 'A'),
    b.object('Serra Angel').tapped,
    b.has('Serra Angel', 'haste'),
  ]).toEqual([true, false, true])
})

it("[Kari Zev's Expertise] may cast nothing", () => {
  const b = board({
    a: { hand: ["Kari Zev's Expertise", 'Memnite'], battlefield: ['3 Mountain'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.reply('choose', []).cast("Kari Zev's Expertise").resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Memnite'])
})
