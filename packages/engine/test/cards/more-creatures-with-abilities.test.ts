import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it.each(['Cunning Sparkmage', 'Embermage Goblin', 'Frostwielder', 'Kumano, Master Yamabushi'])(
  '[%s] deals 1 damage to any target',
  (name) => {
    const b = board({ a: { battlefield: [name, '2 Mountain'] } })
    b.activate(name, { targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(19)
  },
)

it.each(['Frostwielder', 'Kumano, Master Yamabushi'])(
  '[%s] exiles what it damaged instead of letting it die',
  (name) => {
    const b = board({ a: { battlefield: [name, '2 Mountain'] }, b: { battlefield: ['Raging Goblin'] } })
    b.activate(name, { targets: ['Raging Goblin'] }).resolve()
    expect(b.in('exile', 'Raging Goblin', 'B')).toBe(true)
  },
)

it('[Cunning Sparkmage] has haste', () => {
  const b = board({ a: { battlefield: [{ card: 'Cunning Sparkmage', sick: true }] } })
  b.activate('Cunning Sparkmage', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
})

it('[Embermage Goblin] fetches another one', () => {
  const b = board({
    a: { battlefield: ['4 Mountain'], hand: ['Embermage Goblin'], library: ['Forest', 'Embermage Goblin'] },
  })
  b.yes().pick('chooseFound', 'Embermage Goblin#2').cast('Embermage Goblin').resolveAll()
  expect(b.in('hand', 'Embermage Goblin', 'A')).toBe(true)
})

it('[Fanatical Firebrand] is traded for 1 damage, the turn it comes', () => {
  const b = board({ a: { battlefield: [{ card: 'Fanatical Firebrand', sick: true }] } })
  b.activate('Fanatical Firebrand', { targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('graveyard', 'Fanatical Firebrand', 'A')]).toEqual([19, true])
})

it.each([
  ['Igneous Cur', '{R}{R}', '3/2'],
  ['Augmenting Automaton', '{B}{B}', '2/2'],
  ['Dragon Hatchling', '{R}', '1/1'],
  ['Evernight Shade', '{B}', '2/2'],
  ['Anointed Chorister', '{W}{W}{W}{W}{W}', '4/4'],
] as const)('[%s] grows for %s to %s', (name, mana, size) => {
  const b = board({ a: { battlefield: [name], mana } })
  b.activate(name).resolve()
  expect([b.pt(name), b.pool('A')]).toEqual([size, ''])
})

it.each([
  ['Dragon Hatchling', 'flying'],
  ['Evernight Shade', 'undying'],
  ['Anointed Chorister', 'lifelink'],
  ['Blight Mamba', 'infect'],
  ['Blighted Agent', 'infect'],
  ['Wall of Pine Needles', 'defender'],
  ['Firewing Phoenix', 'flying'],
  ['Hypersonic Dragon', 'haste'],
  ['Griselbrand', 'lifelink'],
  ['Linvala, Keeper of Silence', 'flying'],
  ['Sagu Mauler', 'hexproof'],
  ['Sagu Mauler', 'morph'],
  ['Arcbound Hybrid', 'haste'],
  ['Markov Blademaster', 'double strike'],
  ['Illusionary Servant', 'flying'],
  ['Howling Banshee', 'flying'],
  ["Jace's Phantasm", 'flying'],
  ["Geralf's Messenger", 'undying'],
  ['Glint Hawk', 'flying'],
  ['Phyrexian Negator', 'trample'],
  ['Skizzik', 'trample'],
  ['Fear of Being Hunted', 'haste'],
  ['Geist of Saint Traft', 'hexproof'],
  ['Bloodgift Demon', 'flying'],
  ['Flickerwisp', 'flying'],
] as const)('[%s] has %s', (name, word) => {
  expect(board({ a: { battlefield: [name] } }).has(name, word)).toBe(true)
})

it.each(['Blight Mamba', 'Wall of Pine Needles'])('[%s] regenerates', (name) => {
  const b = board({ a: { battlefield: [name, '2 Forest', '3 Swamp'], hand: ['Murder'] } })
  b.activate(name).resolve().cast('Murder').resolve()
  expect(b.in('battlefield', name, 'A')).toBe(true)
})

it('[Rushwood Herbalist] regenerates a creature for a card', () => {
  const b = board({
    a: { battlefield: ['Rushwood Herbalist', 'Grizzly Bears', 'Forest', '3 Swamp'], hand: ['Murder', 'Island'] },
  })
  b.pick('costObjects', 'Island')
    .pick('discard', 'Island')
    .activate('Rushwood Herbalist', { targets: ['Grizzly Bears'] })
    .resolve()
  b.cast('Murder', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Revered Elder] prevents 1 damage to itself for {1}', () => {
  const b = board({ a: { battlefield: ['Revered Elder', 'Plains', 'Mountain'], hand: ['Shock'] } })
  b.activate('Revered Elder')
    .resolve()
    .cast('Shock', { targets: ['Revered Elder'] })
    .resolve()
  expect(b.object('Revered Elder').damage).toBe(1)
})

it.each(['Acolyte of Xathrid', 'Bile Urchin'])('[%s] costs a player 1 life', (name) => {
  const b = board({ a: { battlefield: [name, '2 Swamp'] } })
  b.activate(name, { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
})

it('[Bile Urchin] is sacrificed for it', () => {
  const b = board({ a: { battlefield: ['Bile Urchin'] } })
  b.activate('Bile Urchin', { targets: ['B'] }).resolve()
  expect(b.in('graveyard', 'Bile Urchin', 'A')).toBe(true)
})

it('[Bloodflow Connoisseur] gets a +1/+1 counter for a creature', () => {
  const b = board({ a: { battlefield: ['Bloodflow Connoisseur', 'Memnite'] } })
  b.pick('sacrifice', 'Memnite').activate('Bloodflow Connoisseur').resolve()
  expect(b.counters('Bloodflow Connoisseur', '+1/+1')).toBe(1)
})

it('[Thought Courier] draws, then discards', () => {
  const b = board({ a: { battlefield: ['Thought Courier'] } })
  b.activate('Thought Courier').resolve()
  expect(b.in('graveyard', 'Wastes', 'A')).toBe(true)
})

it('[Devoted Druid] adds {G} and untaps for a -1/-1 counter', () => {
  const b = board({ a: { battlefield: ['Devoted Druid'] } })
  b.tapForMana('Devoted Druid').activate('Devoted Druid').resolve()
  expect([b.pool('A'), b.object('Devoted Druid').tapped, b.pt('Devoted Druid')]).toEqual(['{G}', false, '-1/1'])
})

it('[Griselbrand] draws seven cards for 7 life', () => {
  const b = board({ a: { battlefield: ['Griselbrand'] } })
  b.activate('Griselbrand').resolve()
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([13, 7])
})

it('[Barkhide Troll] gains hexproof for its counter', () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ['Barkhide Troll'] } })
  b.cast('Barkhide Troll').resolve()
  expect(b.pt('Barkhide Troll')).toBe('3/3')
  b.activate('Barkhide Troll').resolve()
  expect([b.pt('Barkhide Troll'), b.has('Barkhide Troll', 'hexproof')]).toEqual(['2/2', true])
})

it('[Karlov of the Ghost Council] grows with life gained, and exiles a creature for six counters', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Karlov of the Ghost Council', counters: { '+1/+1': 4 } }, '2 Plains', 'Swamp'],
      hand: ["Chaplain's Blessing"],
    },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast("Chaplain's Blessing").resolveAll()
  b.activate('Karlov of the Ghost Council', { targets: ['Hill Giant'] }).resolve()
  expect([b.in('exile', 'Hill Giant', 'B'), b.pt('Karlov of the Ghost Council')]).toEqual([true, '2/2'])
})

it('[Caged Zombie] costs opponents 2 life once a creature died this turn', () => {
  const b = board({ a: { battlefield: ['Caged Zombie', '2 Swamp', 'Memnite', 'Mountain'], hand: ['Shock'] } })
  expect(b.can('activate', 'Caged Zombie')).toBe(false)
  b.cast('Shock', { targets: ['Memnite'] })
    .resolve()
    .activate('Caged Zombie')
    .resolve()
  expect(b.life('B')).toBe(18)
})

it('[Celestial Enforcer] taps a creature while you control a flyer', () => {
  const b = board({ a: { battlefield: ['Celestial Enforcer', '2 Plains'] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.can('activate', 'Celestial Enforcer')).toBe(false)
  const flying = board({
    a: { battlefield: ['Celestial Enforcer', 'Suntail Hawk', '2 Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  flying.activate('Celestial Enforcer', { targets: ['Hill Giant'] }).resolve()
  expect(flying.object('Hill Giant').tapped).toBe(true)
})

it('[Firewing Phoenix] returns from the graveyard to the hand', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], graveyard: ['Firewing Phoenix'] } })
  b.activate('Firewing Phoenix', { zone: 'graveyard' }).resolve()
  expect(b.in('hand', 'Firewing Phoenix', 'A')).toBe(true)
})

it.each(['Desert Cerodon', 'Hundroog'])('[%s] is cycled', (name) => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: [name] } })
  b.activate(name, { zone: 'hand' }).resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Sagu Mauler] is cast face down and turned up for {3}{G}{U}', () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ['Sagu Mauler'] } })
  b.cast('Sagu Mauler', { method: 'morph' }).resolve()
  expect(b.names('battlefield', 'A')).not.toContain('Sagu Mauler')
})

it('[Skycat Sovereign] counts your other flyers and makes more', () => {
  const b = board({
    a: { battlefield: ['Skycat Sovereign', 'Suntail Hawk', '2 Plains', '2 Island'] },
    b: { battlefield: ['Wind Drake'] },
  })
  expect(b.pt('Skycat Sovereign')).toBe('2/2')
  b.activate('Skycat Sovereign').resolve()
  expect([b.pt('Skycat Sovereign'), b.pt('Cat Bird Token')]).toEqual(['3/3', '1/1'])
})

it('[Somberwald Alpha] strengthens blocked creatures of yours and gives trample', () => {
  const b = board({
    a: { battlefield: ['Somberwald Alpha', 'Grizzly Bears', '2 Forest'] },
    b: { battlefield: ['Squire'] },
  })
  b.activate('Somberwald Alpha', { targets: ['Grizzly Bears'] }).resolve()
  b.attack('Grizzly Bears').block('Squire>Grizzly Bears').damage()
  expect([b.pt('Grizzly Bears'), b.life('B')]).toEqual(['3/3', 19])
})
