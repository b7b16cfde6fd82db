import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../src/continuous/characteristics.ts'
import { board } from '../support/board.ts'

it('[Blinkmoth Nexus] becomes a flying 1/1 Blinkmoth, and another one pumps it', () => {
  const b = board({ a: { battlefield: ['2 Blinkmoth Nexus', '2 Forest'] } })
  b.activate('Blinkmoth Nexus').resolve()
  expect([b.pt('Blinkmoth Nexus'), b.has('Blinkmoth Nexus', 'flying')]).toEqual(['1/1', true])
  b.activate('Blinkmoth Nexus#2', { nth: 1, targets: ['Blinkmoth Nexus'] }).resolve()
  expect(b.pt('Blinkmoth Nexus')).toBe('2/2')
})

it("[Accorder's Shield] gives +0/+3 and vigilance", () => {
  const b = board({ a: { battlefield: ["Accorder's Shield", 'Grizzly Bears', '3 Forest'] } })
  b.activate("Accorder's Shield", { targets: ['Grizzly Bears'] }).resolve()
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'vigilance')]).toEqual(['2/5', true])
})

it('[Scythe of the Wretched] brings back what the equipped creature killed, and moves to it', () => {
  const b = board({
    a: { battlefield: [{ card: 'Scythe of the Wretched', attachedTo: 'Grizzly Bears' }, 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears').damage()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  expect([b.pt('Hill Giant'), b.pt('Grizzly Bears')]).toEqual(['5/5', '2/2'])
})

it('[Journey to Nowhere] exiles a creature until it leaves', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Journey to Nowhere', 'Disenchant'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Journey to Nowhere').resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  b.cast('Disenchant', { targets: ['Journey to Nowhere'] }).resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Game Trail] enters untapped only if a Mountain or Forest card is revealed', () => {
  const b = board({ a: { hand: ['Game Trail', 'Forest'] } })
  b.yes().yes('payOrNot').play('Game Trail')
  expect(b.object('Game Trail').tapped).toBe(false)
  const none = board({ a: { hand: ['Game Trail', 'Island'] } })
  none.play('Game Trail')
  expect(none.object('Game Trail').tapped).toBe(true)
})

it('[Game Trail] adds {R} or {G}', () => {
  const b = board({ a: { battlefield: ['Game Trail'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})

it('[Kabira Crossroads] enters tapped and gains 2 life', () => {
  const b = board({ a: { hand: ['Kabira Crossroads'] } })
  b.play('Kabira Crossroads').resolve()
  expect([b.life('A'), b.object('Kabira Crossroads').tapped]).toEqual([22, true])
})

it("[Alchemist's Refuge] lets you cast spells as though they had flash this turn", () => {
  const b = board({
    active: 1,
    a: { battlefield: ["Alchemist's Refuge", 'Forest', 'Island', '2 Forest'], hand: ['Grizzly Bears'] },
  })
  b.turnTo('A')
  expect(b.can('cast', 'Grizzly Bears')).toBe(false)
  b.activate("Alchemist's Refuge").resolve().turnTo('A')
  expect(b.can('cast', 'Grizzly Bears')).toBe(true)
})

it("[Angel's Tomb] may become a white 3/3 Angel with flying when a creature enters", () => {
  const b = board({ a: { battlefield: ["Angel's Tomb"], hand: ['Memnite'] } })
  b.yes().cast('Memnite').resolveAll()
  expect([b.pt("Angel's Tomb"), b.has("Angel's Tomb", 'flying')]).toEqual(['3/3', true])
  expect(b.c("Angel's Tomb").colors).toBe(COLOR_BIT.W)
})

it('[Spirit Mirror] makes a Reflection while there is none, and destroys one for {0}', () => {
  const b = board({ turn: 4, active: 1, a: { battlefield: ['Spirit Mirror'] } })
  b.to('main1', 5).to('main1', 7)
  expect(b.count('battlefield', 'Reflection Token', 'A')).toBe(1)
  b.activate('Spirit Mirror').resolve()
  expect(b.count('battlefield', 'Reflection Token', 'A')).toBe(0)
})

it('[Circle of Affliction] drains for {1} when a source of the chosen color damages you', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Circle of Affliction'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.option('chooseColor', 'R').cast('Circle of Affliction').resolve()
  b.turnTo('B').cast('Shock', { targets: ['A'] })
  b.aim(['B']).yes().yes('payOrNot').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([19, 19])
})

it('[Sun Droplet] turns damage into counters and counters into life', () => {
  const b = board({ a: { battlefield: ['Sun Droplet'] }, b: { battlefield: ['Mountain'], hand: ['Shock'] } })
  b.turnTo('B')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect(b.counters('Sun Droplet', 'charge')).toBe(2)
  b.yes('payOrNot').to('main1', 4)
  expect([b.life('A'), b.counters('Sun Droplet', 'charge')]).toEqual([19, 1])
})

it('[Firebreathing] pumps the enchanted creature for {R}', () => {
  const b = board({
    a: { battlefield: [{ card: 'Firebreathing', attachedTo: 'Grizzly Bears' }, 'Grizzly Bears', 'Mountain'] },
  })
  b.activate('Firebreathing').resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/2')
})

it('[Regeneration] regenerates the enchanted creature for {G}', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Regeneration', attachedTo: 'Grizzly Bears' }, 'Grizzly Bears', 'Forest', 'Mountain'],
      hand: ['Shock'],
    },
  })
  b.activate('Regeneration')
    .resolve()
    .cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
  expect(b.object('Grizzly Bears').tapped).toBe(true)
})

it('[Whetstone] mills two cards of each player', () => {
  const b = board({ a: { battlefield: ['Whetstone', '3 Forest'] } })
  b.activate('Whetstone').resolve()
  expect([b.names('graveyard', 'A').length, b.names('graveyard', 'B').length]).toEqual([2, 2])
})

it('[Abzan Banner] adds {W}, {B} or {G}, and is traded for a card', () => {
  const b = board({ a: { battlefield: ['Abzan Banner', 'Plains', 'Swamp', 'Forest'] } })
  b.activate('Abzan Banner').resolve()
  expect(b.in('graveyard', 'Abzan Banner', 'A')).toBe(true)
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  const mana = board({ a: { battlefield: ['Abzan Banner'] } })
  mana.option('manaColor', 'B').tapForMana('Abzan Banner')
  expect(mana.pool('A')).toBe('{B}')
})
