import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

it.each([
  ["Jace's Ingenuity", 3],
  ['Quick Study', 2],
  ['Concentrate', 3],
  ['Counsel of the Soratami', 2],
  ['Reach Through Mists', 1],
] as const)('[%s] draws %i cards', (name, count) => {
  const b = board({ a: { battlefield: ['5 Island'], hand: [name] } })
  b.cast(name).resolve()
  expect(b.names('hand', 'A').length).toBe(count)
})

it.each(['Volcanic Geyser', 'Blaze'])('[%s] deals X damage to any target', (name) => {
  const b = board({ a: { battlefield: ['6 Mountain'], hand: [name] } })
  b.reply('x', 4)
    .cast(name, { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(16)
})

it('[Kindled Fury] gives +1/+0 and first strike until end of turn', () => {
  const b = board({ a: { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Kindled Fury'] } })
  b.cast('Kindled Fury', { targets: ['Grizzly Bears'] }).resolve()
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'first strike')]).toEqual(['3/2', true])
  b.to('upkeep', 4)
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'first strike')]).toEqual(['2/2', false])
})

it('[Elvish Fury] gives +2/+2 and comes back for {4} more', () => {
  const b = board({ a: { battlefield: ['5 Forest', 'Grizzly Bears'], hand: ['Elvish Fury'] } })
  b.yes('kicker')
    .yes('additionalCost')
    .cast('Elvish Fury', { targets: ['Grizzly Bears'] })
    .resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
  expect(b.in('hand', 'Elvish Fury', 'A')).toBe(true)
})

it('[Dragonscale Boon] puts two counters on a creature and untaps it', () => {
  const b = board({
    a: { battlefield: ['4 Forest', { card: 'Grizzly Bears', tapped: true }], hand: ['Dragonscale Boon'] },
  })
  b.cast('Dragonscale Boon').resolve()
  expect([b.pt('Grizzly Bears'), b.object('Grizzly Bears').tapped]).toEqual(['4/4', false])
})

it('[Subtle Strike] does one or both', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', 'Grizzly Bears'], hand: ['Subtle Strike'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.reply('mode', [0, 1])
    .cast('Subtle Strike', { targets: ['Hill Giant', 'Grizzly Bears'] })
    .resolve()
  expect([b.pt('Hill Giant'), b.pt('Grizzly Bears')]).toEqual(['2/2', '3/3'])
})

it('[Slick Sequence] draws a card only after another spell', () => {
  const b = board({ a: { battlefield: ['2 Island', '3 Mountain'], hand: ['Shock', '2 Slick Sequence'] } })
  b.cast('Slick Sequence', { targets: ['B'] }).resolve()
  expect(b.in('hand', 'Wastes', 'A')).toBe(false)
  b.cast('Slick Sequence', { targets: ['B'] }).resolve()
  expect(b.in('hand', 'Wastes', 'A')).toBe(true)
  expect(b.life('B')).toBe(16)
})

it('[Thought Scour] mills two cards of a player and draws a card', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Thought Scour'] } })
  b.cast('Thought Scour', { targets: ['B'] }).resolve()
  expect([b.names('graveyard', 'B').length, b.names('hand', 'A').length]).toEqual([2, 1])
})

it('[Thoughtseize] takes a nonland card of your choice for 2 life', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Thoughtseize'] },
    b: { hand: ['Forest', 'Shock', 'Hill Giant'] },
  })
  const seen = offers(b, 'choose', 'Hill Giant')
  b.cast('Thoughtseize', { targets: ['B'] }).resolve()
  expect(seen).toEqual(['Shock', 'Hill Giant'])
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  expect(b.life('A')).toBe(18)
})

it('[Remand] returns the spell to its owner’s hand and draws a card', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Shock'] },
    b: { battlefield: ['2 Island'], hand: ['Remand'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Remand')
    .resolve()
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
  expect(b.names('hand', 'B')).toEqual(['Wastes'])
  expect(b.life('B')).toBe(20)
})

it.each(['Ephemerate', 'Momentary Blink'])('[%s] exiles your creature and returns it', (name) => {
  const b = board({
    a: { battlefield: ['2 Plains', { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }], hand: [name] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast(name).resolve()
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})

it('[Ephemerate] rebounds, [Momentary Blink] has flashback', () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Island', 'Grizzly Bears'], hand: ['Ephemerate'], graveyard: ['Momentary Blink'] },
  })
  b.cast('Ephemerate').resolve()
  expect(b.in('exile', 'Ephemerate', 'A')).toBe(true)
  const blink = board({ a: { battlefield: ['3 Plains', 'Island', 'Grizzly Bears'], graveyard: ['Momentary Blink'] } })
  blink.cast('Momentary Blink', { method: 'flashback' }).resolve()
  expect(blink.in('exile', 'Momentary Blink', 'A')).toBe(true)
})

it('[Double Major] copies a creature spell, and the copy of a legend is not legendary', () => {
  const b = board({
    a: { battlefield: ['Plains', 'Forest', 'Island'], hand: ['Isamaru, Hound of Konda', 'Double Major'] },
  })
  b.cast('Isamaru, Hound of Konda').cast('Double Major').resolveAll()
  expect(b.count('battlefield', 'Isamaru, Hound of Konda', 'A')).toBe(2)
})

it('[Public Execution] destroys a creature and weakens the others of that player', () => {
  const b = board({
    a: { battlefield: ['6 Swamp', 'Grizzly Bears'], hand: ['Public Execution'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.cast('Public Execution', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  expect([b.pt('Gray Ogre'), b.pt('Grizzly Bears')]).toEqual(['0/2', '2/2'])
})

it('[Last Breath] exiles a creature with power 2 or less; its controller gains 4 life', () => {
  const b = board({
    a: { battlefield: ['2 Plains'], hand: ['Last Breath'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.cast('Last Breath').resolve()
  expect(b.in('exile', 'Gray Ogre', 'B')).toBe(true)
  expect(b.life('B')).toBe(24)
})

it('[Abolish] destroys an artifact or enchantment, for a Plains card', () => {
  const b = board({ a: { hand: ['Abolish', 'Plains', 'Forest'] }, b: { battlefield: ['Sol Ring', 'Gray Ogre'] } })
  b.cast('Abolish', { method: 'alternative' }).resolve()
  expect(b.in('graveyard', 'Sol Ring', 'B')).toBe(true)
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

it('[Scorched Earth] destroys X lands for X land cards', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Scorched Earth', '2 Forest'] },
    b: { battlefield: ['3 Island'] },
  })
  b.reply('x', 2)
    .cast('Scorched Earth', { targets: ['Island,Island#2'] })
    .resolve()
  expect(b.count('battlefield', 'Island', 'B')).toBe(1)
  expect(b.names('hand', 'A')).toEqual([])
})

it('[Final Payment] destroys a creature for 5 life or a creature or enchantment', () => {
  const b = board({
    a: { battlefield: ['Plains', 'Swamp'], hand: ['Final Payment'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Final Payment', { targets: ['Hill Giant'] }).resolve()
  expect(b.life('A')).toBe(15)
  const other = board({
    a: { battlefield: ['Plains', 'Swamp', 'Glorious Anthem'], hand: ['Final Payment'], life: 4 },
    b: { battlefield: ['Hill Giant'] },
  })
  other.cast('Final Payment', { targets: ['Hill Giant'] }).resolve()
  expect(other.in('graveyard', 'Glorious Anthem', 'A')).toBe(true)
  expect(other.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[Fracturing Gust] destroys all artifacts and enchantments, for 2 life each', () => {
  const b = board({
    a: { battlefield: ['5 Forest', 'Sol Ring'], hand: ['Fracturing Gust'] },
    b: { battlefield: ['Glorious Anthem', 'Darksteel Relic', 'Gray Ogre'] },
  })
  b.cast('Fracturing Gust').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Darksteel Relic', 'Gray Ogre'])
  expect(b.life('A')).toBe(24)
})
