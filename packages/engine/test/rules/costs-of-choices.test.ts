import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

describe('escalate', () => {
  const grace = (lands: number) =>
    board({ a: { hand: ['Borrowed Grace'], battlefield: [`${lands} Plains`, 'Grizzly Bears'] } })

  it('[CR 702.120a] each mode beyond the first is paid for', () => {
    const b = grace(5)
    b.reply('mode', [0]).reply('mode', [0]).cast('Borrowed Grace').resolve()
    expect(b.pt('Grizzly Bears')).toBe('4/4')
    expect(b.legal().some(({ kind }) => kind === 'activateMana')).toBe(false)
  })

  it('[CR 702.120a] what cannot be paid for is not offered', () => {
    const b = grace(4)
    b.reply('mode', [1]).cast('Borrowed Grace').resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/4')
    expect(b.asked.filter(({ purpose }) => purpose === 'mode')).toHaveLength(1)
  })
})

describe('spree', () => {
  const derail = (lands: number) =>
    board({
      a: { hand: ['Explosive Derailment'], battlefield: [`${lands} Mountain`] },
      b: { battlefield: ['Hill Giant', 'Ivory Tower'] },
    })

  it('[CR 702.172a] without mana for a mode it cannot be cast', () => {
    expect(derail(2).can('cast', 'Explosive Derailment')).toBe(false)
    expect(derail(3).can('cast', 'Explosive Derailment')).toBe(true)
  })

  it('[CR 702.172a] the costs of the chosen modes are paid together', () => {
    const b = derail(5).reply('mode', [0]).reply('mode', [0])
    b.cast('Explosive Derailment', { targets: ['Hill Giant', 'Ivory Tower'] }).resolve()
    expect(b.names('graveyard', 'B').toSorted()).toEqual(['Hill Giant', 'Ivory Tower'])
    expect(b.legal().some(({ kind }) => kind === 'activateMana')).toBe(false)
  })
})

it('[CR 702.183a] tiered: one mode, and its cost', () => {
  const b = board({
    a: { hand: ['Fire Magic'], battlefield: ['3 Mountain'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.reply('mode', [1]).cast('Fire Magic').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.in('battlefield', 'Hill Giant')).toBe(true)
  expect(b.legal().some(({ kind }) => kind === 'activateMana')).toBe(false)
})

it('[Colossal Heroics] strive: targets beyond the first cost more, and no more are offered than can be paid for', () => {
  const b = board({
    a: { hand: ['Colossal Heroics'], battlefield: ['6 Forest', 'Grizzly Bears', 'Hill Giant', 'Gryff Rider'] },
  })
  b.pick('target', 'Grizzly Bears', 'Hill Giant').cast('Colossal Heroics')
  expect(b.asked.find(({ purpose }) => purpose === 'target')).toMatchObject({ max: 2 })
  b.resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['4/4', '5/5'])
})

describe('saddle', () => {
  it('[CR 702.171a] a Mount is saddled for the turn by tapping creatures, as a sorcery', () => {
    const b = board({ a: { battlefield: ['Alacrian Jaguar', 'Llanowar Elves'], library: ['9 Forest'] } })
    b.activate('Alacrian Jaguar').resolve()
    expect(b.object('Llanowar Elves').tapped).toBe(true)
    const size = b.pt('Alacrian Jaguar')
    b.attack('Alacrian Jaguar').resolve()
    expect(b.pt('Alacrian Jaguar')).not.toBe(size)
    b.to('main1', 5).attack('Alacrian Jaguar').resolveAll()
    expect(b.pt('Alacrian Jaguar')).toBe(size)
  })
})
