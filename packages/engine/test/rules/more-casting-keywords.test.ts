import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 702.147a] a decayed creature cannot block, and is sacrificed at end of combat when it attacks', () => {
  const b = board({ a: { hand: ['Falcon Abomination'], battlefield: ['3 Island'], library: ['9 Forest'] } })
  b.cast('Falcon Abomination').resolve().resolve().to('main1', 5)
  b.attack('Zombie Token').damage()
  expect(b.life('B')).toBe(18)
  b.to('main2')
  expect(b.in('battlefield', 'Zombie Token')).toBe(false)
})

it('[CR 702.152a] a creature cast for blitz has haste, is sacrificed at the end step and draws a card', () => {
  const b = board({ a: { hand: ['Girder Goons'], battlefield: ['4 Swamp'], library: ['Shock', 'Forest'] } })
  b.cast('Girder Goons', { method: 'alternative' }).resolve().attack('Girder Goons').damage()
  expect(b.life('B')).toBe(16)
  b.to('upkeep', 4)
  expect(b.in('graveyard', 'Girder Goons', 'A')).toBe(true)
  expect(b.names('hand', 'A')).toEqual(['Shock'])
})

it('[CR 702.175a] with offspring paid there is a 1/1 copy', () => {
  const b = board({ a: { hand: ['Rust-Shield Rampager'], battlefield: ['6 Forest'] } })
  b.yes('additionalCost').cast('Rust-Shield Rampager').resolve().resolve()
  expect([b.pt('Rust-Shield Rampager'), b.pt('Rust-Shield Rampager#2')].sort()).toEqual(['1/1', '4/4'])
})

it('[CR 702.181a] mobilize creates an attacking Warrior that is sacrificed at the end step', () => {
  const b = board({ a: { battlefield: ['Dragonback Lancer'] } })
  b.attack('Dragonback Lancer').resolve()
  expect(b.object('Warrior Token').tapped).toBe(true)
  b.damage()
  expect(b.life('B')).toBe(16)
  b.to('upkeep', 4)
  expect(b.in('battlefield', 'Warrior Token')).toBe(false)
})

it('[CR 702.141a] encore creates a token with haste that must attack and is sacrificed', () => {
  const b = board({ a: { graveyard: ['Fin-Clade Fugitives'], battlefield: ['5 Forest'] } })
  b.activate('Fin-Clade Fugitives', { zone: 'graveyard' }).resolve().to('declareAttackers')
  expect(() => b.submit([])).toThrow()
  b.attack('Fin-Clade Fugitives').damage()
  expect(b.life('B')).toBe(13)
  b.to('upkeep', 4)
  expect(b.in('battlefield', 'Fin-Clade Fugitives')).toBe(false)
})

describe('escape', () => {
  it('[CR 702.138a] casts the card from the graveyard by exiling others', () => {
    const b = board({
      a: { graveyard: ['Glimpse of Freedom', '5 Forest'], battlefield: ['3 Island'], library: ['Shock'] },
    })
    b.cast('Glimpse of Freedom', { from: 'graveyard', method: 'escape' }).resolve()
    expect(b.names('hand', 'A')).toEqual(['Shock'])
    expect(b.count('exile', 'Forest')).toBe(5)
    expect(b.names('graveyard', 'A')).toEqual(['Glimpse of Freedom'])
  })

  it('[CR 702.138a] not with too few other cards', () => {
    const b = board({ a: { graveyard: ['Glimpse of Freedom', '4 Forest'], battlefield: ['3 Island'] } })
    expect(b.can('cast', 'Glimpse of Freedom')).toBe(false)
  })
})

it('[CR 702.137a] spectacle needs an opponent who lost life this turn', () => {
  const b = board({ a: { hand: ['Skewer the Critics', 'Shock'], battlefield: ['2 Mountain'] } })
  expect(b.can('cast', 'Skewer the Critics')).toBe(false)
  b.cast('Shock', { targets: ['B'] }).resolve()
  b.cast('Skewer the Critics', { method: 'alternative', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(15)
})

it('[CR 702.117a] surge needs another spell cast this turn', () => {
  const b = board({ a: { hand: ['Jwar Isle Avenger', 'Shock'], battlefield: ['3 Island', 'Mountain'] } })
  expect(b.can('cast', 'Jwar Isle Avenger')).toBe(false)
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('Jwar Isle Avenger', { method: 'alternative' })
    .resolve()
  expect(b.in('battlefield', 'Jwar Isle Avenger')).toBe(true)
})

it('[CR 702.56a] replicate copies the spell for each time it was paid', () => {
  const b = board({ a: { hand: ['Train of Thought'], battlefield: ['6 Island'], library: ['9 Forest'] } })
  b.yes('additionalCost').yes('additionalCost').cast('Train of Thought').resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(3)
})

it('[CR 702.153a] casualty sacrifices a creature with enough power and copies the spell', () => {
  const b = board({
    a: { hand: ["Light 'Em Up"], battlefield: ['2 Mountain', 'Grizzly Bears', 'Llanowar Elves'] },
    b: { battlefield: ['Jackal Pup', 'River Boa'] },
  })
  b.yes('additionalCost').yes('newTargets').aim(['Jackal Pup', 'River Boa']).cast("Light 'Em Up").resolveAll()
  expect(b.in('battlefield', 'Llanowar Elves', 'A')).toBe(true)
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.names('battlefield', 'B')).toEqual([])
})

it('[CR 702.185a] a warped creature is exiled at the end step and may be cast from exile later', () => {
  const b = board({ a: { hand: ['Bygone Colossus'], battlefield: ['9 Wastes'], library: ['9 Forest'] } })
  b.throughJson = true
  b.cast('Bygone Colossus', { method: 'alternative' }).resolve()
  expect(b.pt('Bygone Colossus')).toBe('9/9')
  b.to('main1', 5)
  expect(b.in('exile', 'Bygone Colossus')).toBe(true)
  expect(
    b
      .legal()
      .filter((action) => action.kind === 'cast')
      .map((action) => action.kind === 'cast' && action.method),
  ).toEqual(['normal'])
  b.cast('Bygone Colossus', { from: 'exile' }).resolve().to('upkeep', 6)
  expect(b.in('battlefield', 'Bygone Colossus')).toBe(true)
})

it('[CR 702.124j] partner with: the target player may find the partner', () => {
  const b = board({
    a: { hand: ['Ley Weaver'], battlefield: ['4 Forest'], library: ['Forest', 'Lore Weaver', 'Shock'] },
  })
  b.aim(['A']).cast('Ley Weaver').resolve().yes().pick('chooseFound', 'Lore Weaver').resolve()
  expect(b.names('hand', 'A')).toEqual(['Lore Weaver'])
})

it('[CR 702.125a] undaunted makes the spell cost {1} less for the opponent', () => {
  const b = board({
    a: { hand: ['Sublime Exhalation'], battlefield: ['6 Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Sublime Exhalation').resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
