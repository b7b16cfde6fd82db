import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Braided Net] keeps what it taps from being activated until it untaps', () => {
  const b = board({
    a: { battlefield: [{ card: 'Braided Net', counters: { net: 3 } }] },
    b: { battlefield: ['Prodigal Sorcerer', 'Viashino Heretic', '2 Mountain', 'Sol Ring'] },
  })
  b.activate('Braided Net', { targets: ['Sol Ring'] }).resolve()
  expect([b.object('Sol Ring').tapped, b.counters('Braided Net', 'net')]).toEqual([true, 2])
  b.to('main1', 4)
  expect(b.can('activateMana', 'Sol Ring')).toBe(true)
})

it('[Braided Net] stops an ability without the tap symbol, too', () => {
  const b = board({
    a: { battlefield: [{ card: 'Braided Net', counters: { net: 3 } }] },
    b: { battlefield: ['Aetherling', '4 Island'] },
  })
  b.activate('Braided Net', { targets: ['Aetherling'] })
    .resolve()
    .turnTo('B')
  expect(b.can('activate', 'Aetherling')).toBe(false)
  b.to('main1', 4)
  expect(b.can('activate', 'Aetherling')).toBe(true)
})

it('[Braided Net] Braided Quipu draws for each artifact and goes third from the top', () => {
  const b = board({
    a: { battlefield: [{ card: 'Braided Net', face: 1 }, 'Sol Ring', '4 Island'], library: ['6 Wastes'] },
  })
  b.activate('Braided Quipu').resolve()
  expect([b.names('hand', 'A').length, b.names('library', 'A')[2]]).toEqual([2, 'Braided Net'])
})
