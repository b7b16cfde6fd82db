import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../src/decision/decision.ts'
import { board } from '../../support/board.ts'

it('[CR 608.2e] each action of Smallpox is chosen for and done before the next one', () => {
  const b = board({
    a: {
      hand: ['Smallpox', 'Shock', 'Forest'],
      battlefield: ['Memnite', 'Ornithopter', 'Island', 'Plains'],
      mana: '{B}{B}',
    },
    b: { hand: ['Shock', 'Forest'], battlefield: ['Hill Giant', 'Grizzly Bears', 'Island', 'Plains'] },
  })
  const asked: string[] = []
  const note = (decision: Decision) => {
    asked.push(`${'AB'[decision.player]} ${b.names('graveyard').length}`)
    return decision.shape === 'objects' ? [decision.candidates[0]!] : []
  }
  for (let i = 0; i < 2; i++) b.reply('discard', note)
  for (let i = 0; i < 4; i++) b.reply('sacrifice', note)
  b.cast('Smallpox').resolve()
  expect(asked).toEqual(['A 0', 'B 0', 'A 2', 'B 2', 'A 4', 'B 4'])
})

describe('copies of permanent spells', () => {
  it('[CR 111.13, 608.3f, 707.10f] the copy of a creature spell becomes a token as it resolves', () => {
    const b = board({ a: { hand: ['Grizzly Bears', 'Double Major'], mana: '{G}{G}{G}{U}' } })
    b.cast('Grizzly Bears')
      .cast('Double Major', { targets: ['Grizzly Bears'] })
      .resolve()
      .resolve()
    expect(b.object('Grizzly Bears').kind).toBe('token')
    b.resolve()
    expect(b.count('battlefield', 'Grizzly Bears')).toBe(2)
  })
})

it('[CR 614.15, 616.1a] a self-replacement effect applies first: Galvanic Blast doubled deals 8', () => {
  const b = board({
    a: {
      hand: ['Galvanic Blast'],
      battlefield: ['Gratuitous Violence', 'Furnace of Rath', '3 Ornithopter'],
      mana: '{R}',
    },
  })
  b.cast('Galvanic Blast', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(12)
})

it('[CR 609.7c] a static ability prevents damage of red permanents and of red spells', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Sphere of Law'] },
    b: { hand: ['Lightning Bolt'], battlefield: ['Hill Giant'], mana: '{R}' },
  })
  b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(19)
  expect(b.attack('Hill Giant').damage().life('A')).toBe(18)
})

it('[CR 615.10] it prevents 2 of the damage of each source, also of sources that deal it together', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Sphere of Law'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.attack('Hill Giant', 'Gray Ogre').damage()
  expect(b.life('A')).toBe(19)
})

it('[CR 614.7a] a source that would deal 0 damage deals none, so Torbran adds nothing', () => {
  const b = board({ a: { battlefield: ['Torbran, Thane of Red Fell', 'Kobolds of Kher Keep'] } })
  b.attack('Kobolds of Kher Keep').damage()
  expect(b.life('B')).toBe(20)
})

it('[CR 614.11a] a draw that is replaced in the middle of several is completed before the next', () => {
  const b = board({
    a: {
      hand: ['Divination'],
      graveyard: ['Golgari Thug'],
      library: ['Island', 'Swamp', 'Forest', 'Plains', 'Mountain', '5 Wastes'],
      mana: '{U}{U}{U}',
    },
  })
  b.yes('replacement').option('replacement', 'dredge').cast('Divination').resolve()
  expect(b.names('hand', 'A').toSorted()).toEqual(['Golgari Thug', 'Mountain'])
})

it("[CR 614.17d] creature cards in a graveyard do not enter under Grafdigger's Cage", () => {
  const b = board({
    a: { hand: ['Reanimate'], graveyard: ['Hill Giant'], battlefield: ["Grafdigger's Cage"], mana: '{B}' },
  })
  b.cast('Reanimate', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
})

it("[CR 614.17b] under Karn's Sylex no spell is cast for life", () => {
  const cast = (battlefield: string[]) =>
    board({ a: { hand: ['Snuff Out'], battlefield: ['Swamp', 'Memnite', ...battlefield] } }).can('cast', 'Snuff Out')
  expect([cast([]), cast(["Karn's Sylex"])]).toEqual([true, false])
})

it('[CR 614.12c, 607.2m] a Siege has the ability whose anchor word was chosen, and not the other', () => {
  const b = board({
    a: { hand: ['Frostcliff Siege'], battlefield: ['Memnite'], mana: '{R}{U}{R}' },
  })
  b.option('chooseWord', 'Temur').cast('Frostcliff Siege').resolve()
  expect(b.pt('Memnite')).toBe('2/1')
  b.attack('Memnite').damage()
  expect(b.names('hand', 'A')).toEqual([])
})

it("[CR 613.3] within a layer what defines a characteristic comes first: a devoid card is Painter's Servant's color", () => {
  const b = board({ a: { hand: ["Painter's Servant", 'Mist Intruder'], mana: '{U}{U}{U}{U}' } })
  b.option('chooseColor', 'black').cast("Painter's Servant").resolve()
  b.cast('Mist Intruder').resolve()
  expect(b.c('Mist Intruder').colors).toBe(b.c("Painter's Servant").colors)
})

it('[CR 702.114a] devoid: colorless everywhere', () => {
  const b = board({ a: { hand: ['Mist Intruder'], graveyard: ['Grizzly Bears'] } })
  expect(Boolean(b.c('Mist Intruder').colors)).toBe(Boolean(0))
  expect(Boolean(b.c('Grizzly Bears').colors)).toBe(true)
})
