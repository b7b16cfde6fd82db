import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Turnabout] taps all permanents of one type, or untaps them', () => {
  const b = board({
    a: {
      hand: ['2 Turnabout'],
      battlefield: [
        { card: 'Island', tapped: true },
        { card: 'Sol Ring', tapped: true },
      ],
      mana: '{U}{U}{U}{U}{U}{U}{U}{U}',
    },
    b: { battlefield: ['Grizzly Bears', 'Forest'] },
  })
  b.option('chooseWord', 'creature')
    .reply('mode', [0])
    .cast('Turnabout', { targets: ['B'] })
    .resolve()
  expect([b.object('Grizzly Bears').tapped, b.object('Forest').tapped]).toEqual([true, false])
  b.option('chooseWord', 'land')
    .reply('mode', [1])
    .cast('Turnabout', { targets: ['A'] })
    .resolve()
  expect([b.object('Island').tapped, b.object('Sol Ring').tapped]).toEqual([false, true])
})

it("[Turnabout] untaps the lands that pay for Mind's Desire with five copies", () => {
  const b = board({
    a: {
      hand: ['Wheel of Fortune', 'Palinchron', "Mind's Desire"],
      battlefield: ['3 Swamp', '10 Island', 'Mountain'],
      library: ["Yawgmoth's Will", 'Turnabout', 'Mox Emerald', '20 Wastes'],
    },
  })
  const islands = Array.from({ length: 7 }, (_, index) => `Island#${index + 1}`)
  b.cast('Wheel of Fortune').resolve().cast('Mox Emerald').resolve()
  b.option('chooseWord', 'land')
    .reply('mode', [1])
    .cast('Turnabout', { targets: ['A'] })
    .resolve()
  b.cast("Yawgmoth's Will")
    .resolve()
    .pick('choose', ...islands)
  b.cast('Palinchron', { from: 'graveyard' }).resolveAll().cast("Mind's Desire", { from: 'graveyard' })
  b.resolve().resolveAll()
  expect(b.count('exile', 'Wastes', 'A')).toBe(6)
  expect([b.in('exile', "Yawgmoth's Will"), b.in('exile', "Mind's Desire")]).toEqual([true, true])
})
