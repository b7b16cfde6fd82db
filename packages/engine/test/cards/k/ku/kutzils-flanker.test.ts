import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kutzil's Flanker] counts creatures that left the battlefield under its controller's control this turn", () => {
  const b = board({
    a: { hand: ["Kutzil's Flanker", '2 Shock'], battlefield: ['2 Memnite', '2 Mountain', '3 Plains'] },
  })
  b.cast('Shock', { targets: ['Memnite'] })
    .resolveAll()
    .cast('Shock', { targets: ['Memnite'] })
    .resolveAll()
  b.reply('mode', [0]).cast("Kutzil's Flanker").resolveAll()
  expect(b.pt("Kutzil's Flanker")).toBe('5/3')
})
