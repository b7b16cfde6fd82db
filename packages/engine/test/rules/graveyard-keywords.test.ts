import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 702.52a] dredge mills instead of drawing and returns the card', () => {
  const b = board({ a: { graveyard: ['Greater Mossdog'], library: ['5 Forest'] }, active: 1 })
  b.yes().to('main1', 4)
  expect(b.names('hand', 'A')).toEqual(['Greater Mossdog'])
  expect(b.count('graveyard', 'Forest', 'A')).toBe(3)
  expect(b.names('library', 'A')).toHaveLength(2)
})

it('[CR 702.52a] dredging is optional', () => {
  const b = board({ a: { graveyard: ['Greater Mossdog'], library: ['5 Forest'] }, active: 1 })
  b.no().to('main1', 4)
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

it('[CR 702.52b] with too few cards in the library nothing can be dredged', () => {
  const b = board({ a: { graveyard: ['Greater Mossdog'], library: ['2 Forest'] }, active: 1 })
  b.yes().to('main1', 4)
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

it('[CR 702.97a] scavenge exiles the card and puts counters for its power', () => {
  const b = board({ a: { graveyard: ['Drudge Beetle'], battlefield: ['6 Forest', 'Grizzly Bears'] } })
  b.activate('Drudge Beetle', { zone: 'graveyard', targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
  expect(b.in('exile', 'Drudge Beetle')).toBe(true)
})

it('[CR 702.128a] an embalmed token is a white Zombie without mana cost', () => {
  const b = board({ a: { graveyard: ['Sacred Cat'], battlefield: ['Plains'] } })
  b.activate('Sacred Cat', { zone: 'graveyard' }).resolve()
  const cat = b.c('Sacred Cat')
  expect(b.object('Sacred Cat').kind).toBe('token')
  expect([cat.subtypes, cat.manaCost, cat.manaValue]).toEqual([['Cat', 'Zombie'], null, 0])
  expect(b.has('Sacred Cat', 'lifelink')).toBe(true)
})

it('[CR 702.129a] an eternalized token is a black 4/4', () => {
  const b = board({ a: { graveyard: ['Proven Combatant'], battlefield: ['6 Island'] } })
  b.activate('Proven Combatant', { zone: 'graveyard' }).resolve()
  expect(b.pt('Proven Combatant')).toBe('4/4')
  expect(b.c('Proven Combatant').subtypes).toEqual(['Human', 'Warrior', 'Zombie'])
})

it('[CR 702.46a] soulshift returns a Spirit card with small enough mana value', () => {
  const b = board({
    a: {
      hand: ['Wrath of God'],
      graveyard: ['Kami of Empty Graves', 'Grizzly Bears'],
      battlefield: ['4 Plains', 'Nightsoil Kami'],
    },
  })
  b.yes().cast('Wrath of God').resolve().resolve()
  expect(b.names('hand', 'A')).toEqual(['Kami of Empty Graves'])
})

it('[CR 702.135a] afterlife leaves flying Spirits behind', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Mountain', 'Ministrant of Obligation'] } })
  b.cast('Shock', { targets: ['Ministrant of Obligation'] })
    .resolve()
    .resolve()
  expect(b.count('battlefield', 'Spirit Token')).toBe(2)
  expect(b.has('Spirit Token', 'flying')).toBe(true)
})
