import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

it('[Puncture Blast] deals its 3 damage as -1/-1 counters', () => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: ['Puncture Blast'] }, b: { battlefield: ['Craw Wurm'] } })
  b.cast('Puncture Blast', { targets: ['Craw Wurm'] }).resolve()
  expect(b.pt('Craw Wurm')).toBe('3/1')
})

it('[Desert Sandstorm] deals 1 damage to each creature', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Desert Sandstorm'] },
    b: { battlefield: ['Suntail Hawk', 'Hill Giant'] },
  })
  b.cast('Desert Sandstorm').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
})

it('[Tragic Slip] gives -1/-1, or -13/-13 if a creature died this turn', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', 'Mountain'], hand: ['2 Tragic Slip', 'Shock'] },
    b: { battlefield: ['Craw Wurm', 'Gray Ogre'] },
  })
  b.cast('Tragic Slip', { targets: ['Craw Wurm'] }).resolve()
  expect(b.pt('Craw Wurm')).toBe('5/3')
  b.cast('Shock', { targets: ['Gray Ogre'] })
    .resolve()
    .cast('Tragic Slip', { targets: ['Craw Wurm'] })
    .resolve()
  expect(b.in('graveyard', 'Craw Wurm', 'B')).toBe(true)
})

it('[Power Word Kill] spares Angels and Dragons', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Power Word Kill'] },
    b: { battlefield: ['Serra Angel', 'Shivan Dragon', 'Hill Giant'] },
  })
  b.cast('Power Word Kill').resolve()
  expect(b.names('graveyard', 'B')).toEqual(['Hill Giant'])
})

it('[Depressurize] gives -3/-0, and destroys what has no power left', () => {
  const b = board({
    a: { battlefield: ['4 Swamp'], hand: ['2 Depressurize'] },
    b: { battlefield: ['Craw Wurm', 'Hill Giant'] },
  })
  b.cast('Depressurize', { targets: ['Craw Wurm'] })
    .resolve()
    .cast('Depressurize', { targets: ['Hill Giant'] })
    .resolve()
  expect([b.pt('Craw Wurm'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual(['3/4', true])
})

it('[Barter in Blood] makes each player sacrifice two creatures', () => {
  const b = board({
    a: { battlefield: ['4 Swamp', '3 Memnite'], hand: ['Barter in Blood'] },
    b: { battlefield: ['2 Hill Giant'] },
  })
  b.cast('Barter in Blood').resolve()
  expect([b.count('battlefield', 'Memnite', 'A'), b.count('battlefield', 'Hill Giant', 'B')]).toEqual([1, 0])
})

it('[Blood Tithe] drains 3 life', () => {
  const b = board({ a: { battlefield: ['4 Swamp'], hand: ['Blood Tithe'] } })
  b.cast('Blood Tithe').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
})

it('[Cower in Fear] weakens creatures of opponents, [Burn Bright] strengthens yours', () => {
  const b = board({
    a: { battlefield: ['3 Swamp', '3 Mountain', 'Gray Ogre'], hand: ['Cower in Fear', 'Burn Bright'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Cower in Fear').resolve().cast('Burn Bright').resolve()
  expect([b.pt('Gray Ogre'), b.pt('Hill Giant')]).toEqual(['4/2', '2/2'])
})

it('[Crash Through] gives trample and draws a card, [Aggressive Urge] +1/+1 and a card, [Jump] flying', () => {
  const b = board({
    a: {
      battlefield: ['Mountain', '2 Forest', '3 Island', 'Gray Ogre'],
      hand: ['Crash Through', 'Aggressive Urge', 'Jump'],
    },
  })
  b.cast('Crash Through').resolve().cast('Aggressive Urge').resolve().cast('Jump').resolve()
  expect([b.has('Gray Ogre', 'trample'), b.pt('Gray Ogre'), b.has('Gray Ogre', 'flying')]).toEqual([true, '3/3', true])
  expect(b.names('hand', 'A')).toEqual(['Wastes', 'Wastes'])
})

it('[Become Immense] gives +6/+6, and is paid for by the graveyard', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Grizzly Bears'], graveyard: ['5 Island'], hand: ['Become Immense'] },
  })
  b.cast('Become Immense').resolve()
  expect(b.pt('Grizzly Bears')).toBe('8/8')
})

it("[Basri's Solidarity] puts a +1/+1 counter on each creature you control", () => {
  const b = board({
    a: { battlefield: ['2 Plains', 'Grizzly Bears', 'Memnite'], hand: ["Basri's Solidarity"] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast("Basri's Solidarity").resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Memnite'), b.pt('Hill Giant')]).toEqual(['3/3', '2/2', '3/3'])
})

it("[Dosan's Oldest Chant] gains 6 life and draws a card", () => {
  const b = board({ a: { battlefield: ['5 Forest'], hand: ["Dosan's Oldest Chant"] } })
  b.cast("Dosan's Oldest Chant").resolve()
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([26, 1])
})

it('[Disperse] returns a nonland permanent', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Disperse'] }, b: { battlefield: ['Forest', 'Sol Ring'] } })
  b.cast('Disperse', { targets: ['Sol Ring'] }).resolve()
  expect(b.in('hand', 'Sol Ring', 'B')).toBe(true)
})

it('[Disdainful Stroke] counters spells with mana value 4 or greater only', () => {
  const b = board({
    a: { battlefield: ['4 Mountain'], hand: ['Hill Giant', 'Memnite'] },
    b: { battlefield: ['2 Island'], hand: ['Disdainful Stroke'] },
  })
  b.cast('Memnite').turnTo('B')
  expect(b.can('cast', 'Disdainful Stroke')).toBe(false)
  b.resolve().cast('Hill Giant').turnTo('B').cast('Disdainful Stroke').resolve()
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
})

it('[Dream Fracture] counters a spell, and both players draw a card', () => {
  const b = board({ a: { hand: ['Memnite'] }, b: { battlefield: ['3 Island'], hand: ['Dream Fracture'] } })
  b.cast('Memnite').turnTo('B').cast('Dream Fracture').resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length, b.in('graveyard', 'Memnite', 'A')]).toEqual([
    1,
    1,
    true,
  ])
})

it('[Spell Rupture] asks for as much mana as your greatest power', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Shock'] },
    b: { battlefield: ['2 Island', 'Hill Giant'], hand: ['Spell Rupture'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Spell Rupture')
    .resolve()
  expect([b.life('B'), b.in('graveyard', 'Shock', 'A')]).toEqual([20, true])
})

it('[Cryptic Command] does two of four things', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Cryptic Command'] }, b: { battlefield: ['Hill Giant'] } })
  b.reply('mode', [1, 2]).cast('Cryptic Command').resolve()
  expect([b.object('Hill Giant').tapped, b.names('hand', 'A').length]).toEqual([true, 1])
})

it('[Cryptic Command] counters a spell and returns a permanent', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Shock'] },
    b: { battlefield: ['4 Island'], hand: ['Cryptic Command'] },
  })
  b.cast('Shock', { targets: ['B'] }).turnTo('B')
  b.reply('mode', [0, 1])
    .cast('Cryptic Command', { targets: ['Shock', 'Mountain'] })
    .resolve()
  expect([b.life('B'), b.in('hand', 'Mountain', 'A')]).toEqual([20, true])
})

it('[Fiery Confluence] chooses three times, the same as often as you like', () => {
  const b = board({
    a: { battlefield: ['4 Mountain'], hand: ['Fiery Confluence'] },
    b: { battlefield: ['Sol Ring', 'Gray Ogre'] },
  })
  b.reply('mode', [1, 1, 2])
    .cast('Fiery Confluence', { targets: ['Sol Ring'] })
    .resolve()
  expect([b.life('B'), b.in('graveyard', 'Sol Ring', 'B'), b.object('Gray Ogre').damage]).toEqual([16, true, 0])
})

it('[Condemn] puts an attacker on the bottom of the library; its controller gains its toughness', () => {
  const b = board({
    a: { battlefield: ['Pillarfield Ox', 'Gray Ogre'] },
    b: { battlefield: ['Plains'], hand: ['Condemn'] },
  })
  b.attack('Pillarfield Ox').turnTo('B').cast('Condemn').resolve()
  expect([b.names('library', 'A').at(-1), b.life('A')]).toEqual(['Pillarfield Ox', 24])
})

it('[Mulch] puts the lands of four cards into the hand and the rest into the graveyard', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Mulch'], library: ['Island', 'Shock', 'Swamp', 'Memnite', 'Plains'] },
  })
  b.cast('Mulch').resolve()
  expect([
    b.names('hand', 'A').sort(),
    b.count('graveyard', 'Shock', 'A') + b.count('graveyard', 'Memnite', 'A'),
  ]).toEqual([['Island', 'Swamp'], 2])
})

it('[Buried Alive] puts up to three creature cards into the graveyard', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Buried Alive'], library: ['Hill Giant', 'Shock', 'Gray Ogre', 'Memnite'] },
  })
  const seen = offers(b, 'chooseFound', 'Hill Giant', 'Memnite')
  b.cast('Buried Alive').resolve()
  expect([...seen].sort()).toEqual(['Gray Ogre', 'Hill Giant', 'Memnite'])
  expect(b.in('graveyard', 'Hill Giant', 'A') && b.in('graveyard', 'Memnite', 'A')).toBe(true)
})

it('[Glimpse of Nature] draws a card for each creature spell this turn', () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ['Glimpse of Nature', '2 Memnite'] } })
  b.cast('Glimpse of Nature').resolve().cast('Memnite').resolveAll().cast('Memnite').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes', 'Wastes'])
})

it('[Irresistible Prey] makes a creature be blocked this turn', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Irresistible Prey'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Irresistible Prey', { targets: ['Grizzly Bears'] })
    .resolve()
    .attack('Grizzly Bears')
    .to('declareBlockers')
  expect(() => b.block()).toThrow()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Crippling Fear] kills what is not of the chosen type', () => {
  const b = board({
    a: { battlefield: ['4 Swamp', 'Goblin Piker'], hand: ['Crippling Fear'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.option('chooseType', 'Goblin').cast('Crippling Fear').resolve()
  expect([b.pt('Goblin Piker'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual(['2/1', true])
})

it('[Duneblast] spares one creature', () => {
  const b = board({
    a: { battlefield: ['5 Plains', 'Swamp', 'Forest', 'Memnite'], hand: ['Duneblast'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.pick('choose', 'Memnite').cast('Duneblast').resolve()
  expect([b.in('battlefield', 'Memnite', 'A'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([true, true])
})
