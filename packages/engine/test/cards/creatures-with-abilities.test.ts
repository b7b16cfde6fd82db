import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Soulmender] taps to gain 1 life', () => {
  const b = board({ a: { battlefield: ['Soulmender'] } })
  b.activate('Soulmender').resolve()
  expect(b.life('A')).toBe(21)
  expect(b.can('activate', 'Soulmender')).toBe(false)
})

it('[Bottle Gnomes] is sacrificed for 3 life', () => {
  const b = board({ a: { battlefield: ['Bottle Gnomes'] } })
  b.activate('Bottle Gnomes').resolve()
  expect(b.life('A')).toBe(23)
  expect(b.in('graveyard', 'Bottle Gnomes', 'A')).toBe(true)
})

it('[Vampire Hexmage] takes all counters from a permanent: Parallax Wave is spent', () => {
  const b = board({
    a: { battlefield: ['Vampire Hexmage'] },
    b: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 5 } }] },
  })
  b.activate('Vampire Hexmage', { targets: ['Parallax Wave'] }).resolve()
  expect(b.counters('Parallax Wave', 'fade')).toBe(0)
})

it('[Vampire Hexmage] kills a planeswalker', () => {
  const b = board({ a: { battlefield: ['Vampire Hexmage'] }, b: { battlefield: ['Jace Beleren'] } })
  b.activate('Vampire Hexmage', { targets: ['Jace Beleren'] }).resolve()
  expect(b.in('graveyard', 'Jace Beleren', 'B')).toBe(true)
})

it('[Vampire Hexmage] has first strike and is sacrificed', () => {
  const b = board({ a: { battlefield: ['Vampire Hexmage'] }, b: { battlefield: ['Jace Beleren'] } })
  expect(b.has('Vampire Hexmage', 'first strike')).toBe(true)
  b.activate('Vampire Hexmage', { targets: ['Jace Beleren'] })
  expect(b.in('graveyard', 'Vampire Hexmage', 'A')).toBe(true)
})

it('[Sejiri Merfolk] has first strike and lifelink only with a Plains', () => {
  const without = board({ a: { battlefield: ['Sejiri Merfolk', 'Island'] }, b: { battlefield: ['Plains'] } })
  expect(without.has('Sejiri Merfolk', 'lifelink')).toBe(false)
  const withIt = board({ a: { battlefield: ['Sejiri Merfolk', 'Tundra'] } })
  expect(withIt.has('Sejiri Merfolk', 'first strike') && withIt.has('Sejiri Merfolk', 'lifelink')).toBe(true)
})

it('[Spelleater Wolverine] has double strike with three instants or sorceries in your graveyard', () => {
  const two = board({
    a: { battlefield: ['Spelleater Wolverine'], graveyard: ['Shock', 'Pyroclasm', 'Forest'] },
    b: { graveyard: ['Shock'] },
  })
  expect(two.has('Spelleater Wolverine', 'double strike')).toBe(false)
  const three = board({ a: { battlefield: ['Spelleater Wolverine'], graveyard: ['Shock', 'Pyroclasm', 'Murder'] } })
  expect(three.has('Spelleater Wolverine', 'double strike')).toBe(true)
})

it('[Goblin Glory Chaser] becomes renowned once, and then has menace', () => {
  const b = board({ a: { battlefield: ['Goblin Glory Chaser'] } })
  b.attack('Goblin Glory Chaser').damage()
  expect(b.pt('Goblin Glory Chaser')).toBe('2/2')
  expect(b.has('Goblin Glory Chaser', 'menace')).toBe(true)
  b.to('declareAttackers', 5).attack('Goblin Glory Chaser').damage()
  expect(b.pt('Goblin Glory Chaser')).toBe('2/2')
})

it('[Goblin Glory Chaser] has no menace before', () => {
  expect(board({ a: { battlefield: ['Goblin Glory Chaser'] } }).has('Goblin Glory Chaser', 'menace')).toBe(false)
})

it('[Basking Rootwalla] pumps once each turn', () => {
  const b = board({ a: { battlefield: ['Basking Rootwalla', '4 Forest'] } })
  b.activate('Basking Rootwalla').resolve()
  expect(b.pt('Basking Rootwalla')).toBe('3/3')
  expect(b.can('activate', 'Basking Rootwalla')).toBe(false)
})

it('[Basking Rootwalla] discarded to Wild Mongrel is cast for {0}', () => {
  const b = board({ a: { battlefield: ['Wild Mongrel'], hand: ['Basking Rootwalla'] } })
  b.activate('Wild Mongrel').resolveAll()
  expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
})

it('[Basking Rootwalla] costs {1}{G} to pump', () => {
  expect(board({ a: { battlefield: ['Basking Rootwalla', 'Forest'] } }).can('activate', 'Basking Rootwalla')).toBe(
    false,
  )
})

it('[Wild Mongrel] gets +1/+1 and the colour of your choice for a discarded card', () => {
  const b = board({
    a: { battlefield: ['Wild Mongrel'], hand: ['Forest'] },
    b: { battlefield: ['2 Swamp'], hand: ['Doom Blade'] },
  })
  b.option('chooseColor', 'black').activate('Wild Mongrel').resolve()
  expect(b.pt('Wild Mongrel')).toBe('3/3')
  b.turnTo('B')
  expect(b.can('cast', 'Doom Blade')).toBe(false)
})

it('[Wild Mongrel] cannot pump with an empty hand', () => {
  expect(board({ a: { battlefield: ['Wild Mongrel'] } }).can('activate', 'Wild Mongrel')).toBe(false)
})

it('[Beastcaller Savant] makes mana for creature spells only', () => {
  const b = board({ a: { battlefield: ['Beastcaller Savant'], hand: ['Llanowar Elves', 'Exploration'] } })
  expect(b.can('cast', 'Llanowar Elves')).toBe(true)
  expect(b.can('cast', 'Exploration')).toBe(false)
})

it('[Beastcaller Savant] has haste and makes one mana', () => {
  const b = board({ a: { battlefield: [{ card: 'Beastcaller Savant', sick: true }] } })
  b.option('manaColor', '{U}').tapForMana('Beastcaller Savant')
  expect(b.pool('A')).toBe('{U}')
})

it('[Yixlid Jailer] takes flashback from cards in graveyards', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Humility'], graveyard: ['Ray of Revelation'] },
    b: { battlefield: ['Glorious Anthem'] },
  })
  expect(b.legal().some((action) => action.kind === 'cast')).toBe(true)
  const jailed = board({
    a: { battlefield: ['Forest'], graveyard: ['Ray of Revelation'] },
    b: { battlefield: ['Glorious Anthem', 'Yixlid Jailer'] },
  })
  expect(jailed.legal().some((action) => action.kind === 'cast')).toBe(false)
})
