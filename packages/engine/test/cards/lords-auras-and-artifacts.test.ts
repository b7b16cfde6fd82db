import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Goblin Chieftain] gives your other Goblins +1/+1 and haste, [Battle Sliver] your Slivers +2/+0', () => {
  const b = board({ a: { battlefield: ['Goblin Chieftain', 'Goblin Piker', 'Battle Sliver', 'Metallic Sliver'] } })
  expect(['Goblin Chieftain', 'Goblin Piker', 'Battle Sliver', 'Metallic Sliver'].map((name) => b.pt(name))).toEqual([
    '2/2',
    '3/2',
    '5/3',
    '3/1',
  ])
  expect(b.has('Goblin Piker', 'haste') && b.has('Goblin Chieftain', 'haste')).toBe(true)
})

it('[Elvish Champion] gives all other Elves +1/+1 and forestwalk', () => {
  const b = board({ a: { battlefield: ['Elvish Champion'] }, b: { battlefield: ['Fyndhorn Elves', 'Gray Ogre'] } })
  expect([
    b.pt('Elvish Champion'),
    b.pt('Fyndhorn Elves'),
    b.has('Fyndhorn Elves', 'landwalk'),
    b.pt('Gray Ogre'),
  ]).toEqual(['2/2', '2/2', true, '2/2'])
})

it('[Goblin Assault] makes a hasty Goblin each upkeep, and Goblins attack', () => {
  const b = board({ active: 1, turn: 4, a: { battlefield: ['Goblin Assault'] } })
  b.to('declareAttackers', 5)
  expect(b.has('Goblin Token', 'haste')).toBe(true)
  expect(() => b.attack()).toThrow()
})

it('[Bower Passage] keeps flyers from blocking your creatures', () => {
  const b = board({
    a: { battlefield: ['Bower Passage', 'Grizzly Bears'] },
    b: { battlefield: ['Wind Drake', 'Hill Giant'] },
  })
  b.attack('Grizzly Bears').to('declareBlockers')
  expect(() => b.block('Wind Drake>Grizzly Bears')).toThrow()
  b.block('Hill Giant>Grizzly Bears')
})

it('[Wight of Precinct Six] counts creature cards in graveyards of opponents', () => {
  const b = board({
    a: { battlefield: ['Wight of Precinct Six'], graveyard: ['Memnite'] },
    b: { graveyard: ['Hill Giant', 'Gray Ogre', 'Shock'] },
  })
  expect(b.pt('Wight of Precinct Six')).toBe('3/3')
})

it('[Khalni Hydra] costs {G} less for each green creature you control', () => {
  const b = board({ a: { battlefield: ['6 Forest', '2 Grizzly Bears'], hand: ['Khalni Hydra'] } })
  b.cast('Khalni Hydra').resolve()
  expect([b.pt('Khalni Hydra'), b.has('Khalni Hydra', 'trample')]).toEqual(['8/8', true])
})

it('[Harbor Serpent] attacks only with five Islands on the battlefield', () => {
  expect(() => board({ a: { battlefield: ['Harbor Serpent', '4 Island'] } }).attack('Harbor Serpent')).toThrow()
  const b = board({
    a: { battlefield: ['Harbor Serpent', '3 Island'] },
    b: { battlefield: ['2 Island', 'Hill Giant'] },
  })
  b.attack('Harbor Serpent')
  expect(() => b.block('Hill Giant>Harbor Serpent')).toThrow()
})

it('[Mardu Runemark] gives +2/+2, and first strike beside a white or black permanent', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', { card: 'Mardu Runemark', attachedTo: 'Grizzly Bears' }] } })
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'first strike')]).toEqual(['4/4', false])
  const white = board({
    a: { battlefield: ['Grizzly Bears', { card: 'Mardu Runemark', attachedTo: 'Grizzly Bears' }, 'Squire'] },
  })
  expect(white.has('Grizzly Bears', 'first strike')).toBe(true)
})

it('[Dub] makes a Knight with +2/+2 and first strike', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', { card: 'Dub', attachedTo: 'Grizzly Bears' }] } })
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'first strike'), b.c('Grizzly Bears').subtypes]).toEqual([
    '4/4',
    true,
    ['Bear', 'Knight'],
  ])
})

it('[Aspect of Manticore] gives +2/+0, and first strike for the turn it comes', () => {
  const b = board({ a: { battlefield: ['3 Mountain', 'Grizzly Bears'], hand: ['Aspect of Manticore'] } })
  b.cast('Aspect of Manticore').resolveAll()
  expect([
    b.pt('Grizzly Bears'),
    b.has('Grizzly Bears', 'first strike'),
    b.has('Aspect of Manticore', 'flash'),
  ]).toEqual(['4/2', true, true])
  b.to('upkeep', 4)
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'first strike')]).toEqual(['4/2', false])
})

it('[Spiteful Shadows] passes damage on to the controller', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Hill Giant', { card: 'Spiteful Shadows', attachedTo: 'Hill Giant' }] },
  })
  b.cast('Shock', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.life('B')).toBe(18)
})

it('[Ring of Evos Isle] gives hexproof for {2}, and a counter to a blue creature each upkeep', () => {
  const b = board({
    active: 1,
    turn: 4,
    a: { battlefield: ['Wind Drake', { card: 'Ring of Evos Isle', attachedTo: 'Wind Drake' }, '2 Island'] },
  })
  b.to('main1', 5).activate('Ring of Evos Isle').resolve()
  expect([b.pt('Wind Drake'), b.has('Wind Drake', 'hexproof')]).toEqual(['3/3', true])
  const green = board({
    active: 1,
    turn: 4,
    a: { battlefield: ['Grizzly Bears', { card: 'Ring of Evos Isle', attachedTo: 'Grizzly Bears' }] },
  })
  expect(green.to('main1', 5).pt('Grizzly Bears')).toBe('2/2')
})

it('[Relic of Progenitus] makes a player exile a card, or exiles all graveyards', () => {
  const b = board({ a: { battlefield: ['Relic of Progenitus', 'Forest'] }, b: { graveyard: ['Shock', 'Memnite'] } })
  b.activate('Relic of Progenitus', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B').length).toBe(1)
  const all = board({
    a: { battlefield: ['Relic of Progenitus', 'Forest'], graveyard: ['Forest'] },
    b: { graveyard: ['Shock', 'Memnite'] },
  })
  all.activate('Relic of Progenitus', { nth: 1 }).resolve()
  expect([all.names('graveyard'), all.names('hand', 'A'), all.in('exile', 'Relic of Progenitus', 'A')]).toEqual([
    [],
    ['Wastes'],
    true,
  ])
})

it('[Elsewhere Flask] draws a card, and turns your lands into another type', () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ['Elsewhere Flask'] } })
  b.cast('Elsewhere Flask').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  b.option('chooseType', 'Island').option('chooseWord', 'Island').activate('Elsewhere Flask').resolve()
  expect(b.c('Forest').subtypes).toEqual(['Island'])
})

it('[Trigon of Corruption] enters with three counters and turns them into -1/-1 counters', () => {
  const b = board({
    a: { battlefield: ['6 Swamp'], hand: ['Trigon of Corruption'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Trigon of Corruption').resolve().activate('Trigon of Corruption', { nth: 1 }).resolve()
  expect([b.counters('Trigon of Corruption', 'charge'), b.pt('Hill Giant')]).toEqual([2, '2/2'])
  const more = board({ a: { battlefield: ['2 Swamp', 'Trigon of Corruption'] } })
  more.activate('Trigon of Corruption').resolve()
  expect(more.counters('Trigon of Corruption', 'charge')).toBe(1)
})

it("[Conjurer's Closet] may blink a creature at your end step", () => {
  const b = board({ a: { battlefield: ["Conjurer's Closet", { card: 'Grizzly Bears', counters: { '-1/-1': 1 } }] } })
  b.yes().to('end').resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})

it.each([
  ["Dragon's Claw", 'Shock'],
  ["Demon's Horn", 'Tragic Slip'],
] as const)('[%s] may gain 1 life for %s, whoever casts it', (name, spell) => {
  const b = board({
    a: { battlefield: ['Mountain', 'Swamp', 'Gray Ogre'], hand: [spell, 'Memnite'] },
    b: { battlefield: [name] },
  })
  b.cast('Memnite').resolveAll()
  expect(b.life('B')).toBe(20)
  b.yes()
    .cast(spell, { targets: ['Gray Ogre'] })
    .resolveAll()
  expect(b.life('B')).toBe(21)
})

it('[Deathreap Ritual] may draw a card at each end step after a creature died', () => {
  const b = board({
    a: { battlefield: ['Deathreap Ritual', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.cast('Shock', { targets: ['Gray Ogre'] })
    .resolve()
    .yes()
    .to('end')
    .resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Ana Disciple] gives flying or -2/-0', () => {
  const b = board({ a: { battlefield: ['Ana Disciple', 'Island', 'Gray Ogre'] } })
  b.activate('Ana Disciple', { targets: ['Gray Ogre'] }).resolve()
  expect(b.has('Gray Ogre', 'flying')).toBe(true)
  const weak = board({ a: { battlefield: ['Ana Disciple', 'Swamp', 'Gray Ogre'] } })
  weak.activate('Ana Disciple', { nth: 1, targets: ['Gray Ogre'] }).resolve()
  expect(weak.pt('Gray Ogre')).toBe('0/2')
})

it('[Dread Wanderer] enters tapped, and comes back while your hand is small', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], graveyard: ['Dread Wanderer'], hand: ['Forest'] } })
  b.activate('Dread Wanderer', { zone: 'graveyard' }).resolve()
  expect(b.object('Dread Wanderer').tapped).toBe(true)
  const full = board({ a: { battlefield: ['3 Swamp'], graveyard: ['Dread Wanderer'], hand: ['2 Forest'] } })
  expect(full.can('activate', 'Dread Wanderer')).toBe(false)
})

it('[Living Wall] regenerates for {1}', () => {
  const b = board({ a: { battlefield: ['Living Wall', '4 Swamp'], hand: ['Murder'] } })
  b.activate('Living Wall').resolve().cast('Murder').resolve()
  expect([b.in('battlefield', 'Living Wall', 'A'), b.has('Living Wall', 'defender')]).toEqual([true, true])
})

it('[Blinking Spirit] returns to its owner’s hand for {0}', () => {
  const b = board({ a: { battlefield: ['Blinking Spirit'] } })
  b.activate('Blinking Spirit').resolve()
  expect(b.in('hand', 'Blinking Spirit', 'A')).toBe(true)
})

it('[Arcbound Ravager] grows with each artifact sacrificed, and hands its counters on', () => {
  const b = board({ a: { battlefield: [{ card: 'Arcbound Ravager', counters: { '+1/+1': 1 } }, '2 Memnite'] } })
  b.pick('sacrifice', 'Memnite').activate('Arcbound Ravager').resolve()
  expect(b.pt('Arcbound Ravager')).toBe('2/2')
  b.yes().aim(['Memnite']).pick('sacrifice', 'Arcbound Ravager').activate('Arcbound Ravager').resolveAll()
  expect(b.pt('Memnite')).toBe('3/3')
})

it('[Indulgent Aristocrat] strengthens your Vampires for a creature', () => {
  const b = board({ a: { battlefield: ['Indulgent Aristocrat', 'Child of Night', 'Memnite', '2 Swamp'] } })
  b.pick('sacrifice', 'Memnite').activate('Indulgent Aristocrat').resolve()
  expect([b.pt('Indulgent Aristocrat'), b.pt('Child of Night'), b.has('Indulgent Aristocrat', 'lifelink')]).toEqual([
    '2/2',
    '3/2',
    true,
  ])
})

it('[Deathrite Shaman] eats graveyards for mana, loss of life and life', () => {
  const of = (graveyard: string[]) =>
    board({ a: { battlefield: ['Deathrite Shaman', 'Swamp', 'Forest'] }, b: { graveyard } })
  const land = of(['Island'])
  land.option('manaColor', 'U').activate('Deathrite Shaman').resolve()
  expect([land.pool('A'), land.in('exile', 'Island', 'B')]).toEqual(['{U}', true])
  const spell = of(['Shock'])
  expect(spell.activate('Deathrite Shaman', { nth: 1 }).resolve().life('B')).toBe(18)
  const creature = of(['Memnite'])
  expect(creature.activate('Deathrite Shaman', { nth: 2 }).resolve().life('A')).toBe(22)
})
