import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Rod of Ruin] deals 1 damage for {3}', () => {
  const b = board({ a: { battlefield: ['Rod of Ruin', '3 Forest'] } })
  b.activate('Rod of Ruin', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
})

it('[Mirrorworks] copies another nontoken artifact of yours for {2}', () => {
  const b = board({ a: { battlefield: ['Mirrorworks', '2 Forest'], hand: ['Memnite'] } })
  b.yes('payOrNot').cast('Memnite').resolveAll()
  expect(b.count('battlefield', 'Memnite', 'A')).toBe(2)
})

it('[Throne of the God-Pharaoh] costs opponents 1 life for each tapped creature of yours', () => {
  const b = board({
    a: {
      battlefield: [
        'Throne of the God-Pharaoh',
        { card: 'Gray Ogre', tapped: true },
        { card: 'Hill Giant', tapped: true },
        'Memnite',
      ],
    },
  })
  b.to('end').resolveAll()
  expect(b.life('B')).toBe(18)
})

it('[City of Brass] adds any color and deals 1 damage when it becomes tapped', () => {
  const b = board({ a: { battlefield: ['City of Brass'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([19, 18])
})

it.each([
  ['Golgari Signet', '{B}{G}'],
  ['Orzhov Signet', '{W}{B}'],
] as const)('[%s] turns {1} into %s', (name, made) => {
  const b = board({ a: { battlefield: [name, 'Island'] } })
  b.tapForMana(name)
  expect(b.pool('A')).toBe(made)
  expect(b.object('Island').tapped).toBe(true)
})

it('[Inkmoth Nexus] becomes a flying 1/1 with infect', () => {
  const b = board({ a: { battlefield: ['Inkmoth Nexus', 'Forest'] } })
  b.activate('Inkmoth Nexus').resolve()
  expect(b.pt('Inkmoth Nexus')).toBe('1/1')
  expect(b.has('Inkmoth Nexus', 'flying') && b.has('Inkmoth Nexus', 'infect')).toBe(true)
})

it('[Chromatic Star] is traded for mana, and draws a card on its way to the graveyard', () => {
  const b = board({ a: { battlefield: ['Chromatic Star', 'Forest'] } })
  b.option('manaColor', 'R').tapForMana('Chromatic Star')
  b.resolveAll()
  expect([b.pool('A'), b.names('hand', 'A')]).toEqual(['{R}', ['Wastes']])
})

it('[Everflowing Chalice] adds {C} for each time it was kicked', () => {
  const b = board({ a: { battlefield: ['4 Forest'], hand: ['Everflowing Chalice'] } })
  b.yes('kicker').yes('kicker').cast('Everflowing Chalice').resolve().tapForMana('Everflowing Chalice')
  expect(b.pool('A')).toBe('{C}{C}')
})

it.each([
  ['Evolving Wilds', 'Forest', true],
  ['Grasslands', 'Savannah', false],
] as const)('[%s] fetches %s, tapped: %s', (name, land, tapped) => {
  const b = board({ a: { battlefield: [name], library: ['Memnite', land] } })
  b.pick('chooseFound', land).activate(name).resolve()
  expect(b.in('battlefield', land, 'A')).toBe(true)
  expect(b.object(land).tapped).toBe(tapped)
  expect(b.in('graveyard', name, 'A')).toBe(true)
})

it('[Evolving Wilds] finds no land that is not basic', () => {
  const b = board({ a: { battlefield: ['Evolving Wilds'], library: ['Savannah'] } })
  b.activate('Evolving Wilds').resolve()
  expect(b.in('library', 'Savannah', 'A')).toBe(true)
})

it.each(['Grasslands', 'Mystic Monastery'])('[%s] enters tapped', (name) => {
  const b = board({ a: { hand: [name] } })
  b.play(name)
  expect(b.object(name).tapped).toBe(true)
})

it.each(['U', 'R', 'W'])('[Mystic Monastery] adds {%s}', (color) => {
  const b = board({ a: { battlefield: ['Mystic Monastery'] } })
  b.option('manaColor', color).tapForMana('Mystic Monastery')
  expect(b.pool('A')).toBe(`{${color}}`)
})

it('[Darksteel Citadel] adds {C} and is indestructible', () => {
  const b = board({ a: { battlefield: ['Darksteel Citadel', '2 Plains'], hand: ['Disenchant'] } })
  b.cast('Disenchant').resolve()
  b.tapForMana('Darksteel Citadel')
  expect(b.pool('A')).toBe('{C}')
})

it('[Portable Hole] exiles an opponent’s cheap permanent until it leaves', () => {
  const b = board({
    a: { battlefield: ['Plains', '2 Plains'], hand: ['Portable Hole', 'Disenchant'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.cast('Portable Hole').resolveAll()
  expect(b.in('exile', 'Grizzly Bears', 'B')).toBe(true)
  b.cast('Disenchant').resolveAll()
  expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
})

it('[Codex Shredder] mills a card, or brings one back', () => {
  const b = board({ a: { battlefield: ['Codex Shredder'] } })
  b.activate('Codex Shredder', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B').length).toBe(1)
  const back = board({ a: { battlefield: ['Codex Shredder', '5 Forest'], graveyard: ['Hill Giant'] } })
  back.activate('Codex Shredder', { nth: 1, targets: ['Hill Giant'] }).resolve()
  expect(back.in('hand', 'Hill Giant', 'A')).toBe(true)
})

it('[Aether Spellbomb] returns a creature or draws a card', () => {
  const b = board({ a: { battlefield: ['Aether Spellbomb', 'Island'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Aether Spellbomb').resolve()
  expect(b.in('hand', 'Hill Giant', 'B')).toBe(true)
  const card = board({ a: { battlefield: ['Aether Spellbomb', 'Island'] } })
  card.activate('Aether Spellbomb', { nth: 1 }).resolve()
  expect(card.names('hand', 'A')).toEqual(['Wastes'])
})

it("[Ashnod's Altar] adds {C}{C} for a creature", () => {
  const b = board({ a: { battlefield: ["Ashnod's Altar", 'Memnite'] } })
  b.tapForMana("Ashnod's Altar")
  expect([b.pool('A'), b.in('graveyard', 'Memnite', 'A')]).toEqual(['{C}{C}', true])
})
