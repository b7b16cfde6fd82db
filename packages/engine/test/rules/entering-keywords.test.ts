import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 702.92a] living weapon attaches the Equipment to a Germ it creates', () => {
  const b = board({ a: { hand: ['Flayer Husk'], battlefield: ['Wastes'] } })
  b.cast('Flayer Husk').resolve().resolve()
  expect(b.pt('Phyrexian Germ Token')).toBe('1/1')
  expect(b.object('Flayer Husk').attachedTo).toBe(b.id('Phyrexian Germ Token'))
})

it('[CR 702.163a] For Mirrodin! attaches the Equipment to a Rebel it creates', () => {
  const b = board({ a: { hand: ['Sylvok Battle-Chair'], battlefield: ['6 Forest'] } })
  b.cast('Sylvok Battle-Chair').resolve().resolve()
  expect(b.pt('Rebel Token')).toBe('6/6')
})

it('[CR 702.123a] fabricate puts counters on the creature', () => {
  const b = board({ a: { hand: ['Glint-Sleeve Artisan'], battlefield: ['3 Plains'] } })
  b.cast('Glint-Sleeve Artisan').resolve().yes().resolve()
  expect(b.pt('Glint-Sleeve Artisan')).toBe('3/3')
  expect(b.in('battlefield', 'Servo Token')).toBe(false)
})

it('[CR 702.123a] fabricate creates Servos instead', () => {
  const b = board({ a: { hand: ['Glint-Sleeve Artisan'], battlefield: ['3 Plains'] } })
  b.cast('Glint-Sleeve Artisan').resolve().no().resolve()
  expect(b.pt('Glint-Sleeve Artisan')).toBe('2/2')
  expect(b.pt('Servo Token')).toBe('1/1')
})

it('[CR 702.123a] a creature that is gone gets no counters, so fabricate creates Servos', () => {
  const b = board({
    a: { hand: ['Glint-Sleeve Artisan'], battlefield: ['3 Plains'] },
    b: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
  })
  b.cast('Glint-Sleeve Artisan').resolve().turnTo('B')
  b.cast('Lightning Bolt', { targets: ['Glint-Sleeve Artisan'] })
    .resolve()
    .resolve()
  expect(b.in('battlefield', 'Servo Token')).toBe(true)
})

it('[CR 702.54a] bloodthirst needs an opponent dealt damage this turn', () => {
  const position = { a: { hand: ['Bloodscale Prowler', 'Shock'], battlefield: ['4 Mountain'] } }
  const after = board(position)
  after
    .cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('Bloodscale Prowler')
    .resolve()
  expect(after.pt('Bloodscale Prowler')).toBe('4/2')
  const before = board(position)
  before
    .cast('Shock', { targets: ['A'] })
    .resolve()
    .cast('Bloodscale Prowler')
    .resolve()
  expect(before.pt('Bloodscale Prowler')).toBe('3/1')
})

it('[CR 702.136a] riot gives a counter or haste', () => {
  const position = { a: { hand: ['Zhur-Taa Goblin'], battlefield: ['Mountain', 'Forest'] } }
  const counter = board(position).option('choose', 'counter')
  counter.cast('Zhur-Taa Goblin').resolve()
  expect([counter.pt('Zhur-Taa Goblin'), counter.has('Zhur-Taa Goblin', 'haste')]).toEqual(['3/3', false])
  const haste = board(position).option('choose', 'haste')
  haste.throughJson = true
  haste.cast('Zhur-Taa Goblin').resolve()
  expect([haste.pt('Zhur-Taa Goblin'), haste.has('Zhur-Taa Goblin', 'haste')]).toEqual(['2/2', true])
  haste.attack('Zhur-Taa Goblin').damage()
  expect(haste.life('B')).toBe(18)
  haste.to('upkeep', 5)
  expect(haste.has('Zhur-Taa Goblin', 'haste')).toBe(true)
})

it('[Rhythm of the Wild] what is given riot has it as it enters; a token is not given it', () => {
  const b = board({
    a: {
      hand: ['Grizzly Bears', 'Zhur-Taa Goblin', 'Call of the Herd'],
      battlefield: ['4 Forest', '3 Mountain', 'Rhythm of the Wild'],
    },
  })
  b.option('choose', 'haste').cast('Grizzly Bears').resolve()
  expect(b.has('Grizzly Bears', 'haste')).toBe(true)
  b.cast('Call of the Herd').resolve()
  expect(b.pt('Elephant Token')).toBe('3/3')
  // CR 702.136b: its own riot and the one it is given work separately.
  b.option('choose', 'counter').option('choose', 'haste').cast('Zhur-Taa Goblin').resolve()
  expect([b.pt('Zhur-Taa Goblin'), b.has('Zhur-Taa Goblin', 'haste')]).toEqual(['3/3', true])
})

it('[CR 702.58a] graft moves its counter onto another creature that enters', () => {
  const b = board({
    a: {
      hand: ['Grizzly Bears'],
      battlefield: ['2 Forest', { card: 'Simic Initiate', counters: { '+1/+1': 1 } }],
    },
  })
  b.cast('Grizzly Bears').resolve().yes().resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
  expect(b.in('graveyard', 'Simic Initiate', 'A')).toBe(true)
})

it('[CR 702.58a] a permanent with graft enters with its counters', () => {
  const b = board({ a: { hand: ['Simic Initiate'], battlefield: ['Forest'] } })
  b.cast('Simic Initiate').resolve()
  expect(b.pt('Simic Initiate')).toBe('1/1')
})

it('[CR 702.44a] sunburst counts the colors of mana spent', () => {
  const b = board({
    a: { hand: ['Suntouched Myr', 'Pentad Prism'], battlefield: ['Plains', 'Swamp', 'Forest', 'Mountain', 'Wastes'] },
  })
  b.tapForMana('Plains').tapForMana('Swamp').tapForMana('Forest')
  b.cast('Suntouched Myr').resolve()
  expect(b.pt('Suntouched Myr')).toBe('3/3')
  b.cast('Pentad Prism').resolve()
  expect(b.counters('Pentad Prism', 'charge')).toBe(1)
  expect(b.counters('Pentad Prism', '+1/+1')).toBe(0)
})
