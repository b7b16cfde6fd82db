import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Blight] destroys the land it is on when that becomes tapped', () => {
  const b = board({
    a: { battlefield: ['Forest', { card: 'Blight', attachedTo: 'Forest' }], hand: ['Llanowar Elves'] },
  })
  b.cast('Llanowar Elves').resolveAll()
  expect(b.in('graveyard', 'Forest', 'A')).toBe(true)
})

it('[Bogbrew Witch] finds Festering Newt or Bubbling Cauldron', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', 'Bogbrew Witch'], library: ['Hill Giant', 'Bubbling Cauldron', 'Swamp'] },
  })
  b.reply('chooseFound', () => [b.id('Bubbling Cauldron')], 'A')
    .activate('Bogbrew Witch')
    .resolveAll()
  expect(b.in('battlefield', 'Bubbling Cauldron', 'A')).toBe(true)
})

it('[Cranial Ram] gives +X/+1, where X is the number of artifacts you control', () => {
  const b = board({
    a: { battlefield: ['2 Ornithopter', 'Grizzly Bears', { card: 'Cranial Ram', attachedTo: 'Grizzly Bears' }] },
  })
  expect(b.c('Grizzly Bears')).toMatchObject({ power: 5, toughness: 3 })
})

it('[Khalni Heart Expedition] removes three counters and sacrifices itself for two lands', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Khalni Heart Expedition', counters: { quest: 3 } }],
      library: ['Forest', 'Mountain', 'Hill Giant'],
    },
  })
  b.reply('chooseFound', () => [b.id('Forest'), b.id('Mountain')], 'A')
    .activate('Khalni Heart Expedition')
    .resolveAll()
  expect(b.in('graveyard', 'Khalni Heart Expedition', 'A')).toBe(true)
  expect(b.in('battlefield', 'Forest', 'A')).toBe(true)
})

it("[Path to Exile] lets the creature's controller search for a basic land", () => {
  const b = board({
    a: { battlefield: ['Plains'], hand: ['Path to Exile'] },
    b: { battlefield: ['Hill Giant'], library: ['Mogg Fanatic', 'Mountain'] },
  })
  b.reply('yesNo', [0], 'B').reply('chooseFound', () => [b.id('Mountain')], 'B')
  b.cast('Path to Exile', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  expect(b.in('battlefield', 'Mountain', 'B')).toBe(true)
  expect(b.object('Mountain').tapped).toBe(true)
})

it('[Coiling Oracle] puts a land onto the battlefield, and any other card into the hand', () => {
  const b = board({
    a: { battlefield: ['4 Tropical Island'], hand: ['2 Coiling Oracle'], library: ['Forest', 'Shock'] },
  })
  b.cast('Coiling Oracle').resolveAll()
  expect(b.in('battlefield', 'Forest', 'A')).toBe(true)
  b.cast('Coiling Oracle').resolveAll()
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
})

it('[Evolutionary Leap] reveals until a creature card, and puts the rest on the bottom', () => {
  const b = board({
    a: {
      battlefield: ['Forest', 'Evolutionary Leap', 'Llanowar Elves'],
      library: ['Shock', 'Hill Giant', 'Incinerate'],
    },
  })
  b.activate('Evolutionary Leap').resolveAll()
  expect(b.in('hand', 'Hill Giant', 'A')).toBe(true)
  expect(b.in('library', 'Shock', 'A')).toBe(true)
})

it('[CR 603.12] Fireblade Artist: what is done when you sacrifice a creature has a target of its own', () => {
  const b = board({ a: { battlefield: ['Fireblade Artist', 'Llanowar Elves'] }, active: 1 })
  b.to('draw', 4)
  expect(b.life('B')).toBe(18)
})

it('[Daemogoth Woe-Eater] triggers when you sacrifice it', () => {
  const b = board({
    a: { battlefield: ['Daemogoth Woe-Eater', 'Carnage Altar', '3 Swamp'], library: ['3 Shock'] },
    b: { hand: ['Hill Giant'] },
  })
  b.activate('Carnage Altar').resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  expect(b.life('A')).toBe(22)
})

it('[Justice Strike] makes a creature deal damage to itself', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Plains'], hand: ['Justice Strike'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Justice Strike', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[Dark Confidant] costs as much life as the revealed card has mana value', () => {
  const b = board({ a: { battlefield: ['Dark Confidant'], library: ['Hill Giant', 'Shock'] }, active: 1 })
  b.to('draw', 4)
  expect(b.in('hand', 'Hill Giant', 'A')).toBe(true)
  expect(b.life('A')).toBe(16)
})

it('[Vivid Crag] enters tapped with two charge counters on it', () => {
  const b = board({ a: { hand: ['Vivid Crag'] } })
  b.play('Vivid Crag')
  expect(b.object('Vivid Crag')).toMatchObject({ tapped: true, counters: { charge: 2 } })
})

it('[Tormented Soul] neither blocks nor is blocked', () => {
  const b = board({ a: { battlefield: ['Tormented Soul'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Tormented Soul')
  expect(() => b.block('Hill Giant>Tormented Soul')).toThrow()
})

it('[Blazemire Verge] adds {R} only beside a Swamp or a Mountain', () => {
  const alone = board({ a: { battlefield: ['Blazemire Verge'], hand: ['Lightning Bolt'] } })
  expect(() => alone.cast('Lightning Bolt', { targets: ['B'] })).toThrow()
  const beside = board({
    a: { battlefield: ['Blazemire Verge', { card: 'Swamp', tapped: true }], hand: ['Lightning Bolt'] },
  })
  beside.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect(beside.life('B')).toBe(17)
})

it('[Massacre Wurm] costs an opponent 2 life for each creature of theirs that dies', () => {
  const b = board({
    a: { battlefield: ['6 Swamp'], hand: ['Massacre Wurm'] },
    b: { battlefield: ['Grizzly Bears', 'Llanowar Elves', 'Hill Giant'] },
  })
  b.cast('Massacre Wurm').resolveAll()
  expect(b.life('B')).toBe(16)
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Jeskai Ascendancy] pumps and untaps your creatures', () => {
  const b = board({
    a: {
      battlefield: ['Jeskai Ascendancy', 'Mountain', { card: 'Hill Giant', tapped: true }],
      hand: ['Lightning Bolt'],
    },
  })
  b.cast('Lightning Bolt', { targets: ['B'] }).resolveAll()
  expect(b.object('Hill Giant').tapped).toBe(false)
  expect(b.c('Hill Giant')).toMatchObject({ power: 4, toughness: 4 })
})

it('[Goblin Boarders] enters without a counter where you have not attacked', () => {
  const b = board({ a: { battlefield: ['3 Mountain', 'Hill Giant'], hand: ['Goblin Boarders'] } })
  b.cast('Goblin Boarders').resolveAll()
  expect(b.c('Goblin Boarders').power).toBe(3)
})

it('[CR 401.4] Terminus: each owner orders the creatures put on the bottom of their library', () => {
  const b = board({
    a: { battlefield: ['6 Plains', 'Serra Angel'], hand: ['Terminus'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'], library: ['Shock'] },
  })
  const asked: number[] = []
  const watched = (decision: { player: number }) => {
    asked.push(decision.player)
    return [1, 0]
  }
  b.reply('orderCards', watched, 'B')
  b.cast('Terminus').resolve()
  expect(asked).toEqual([1])
  expect(b.in('library', 'Serra Angel', 'A')).toBe(true)
  expect(b.in('library', 'Hill Giant', 'B')).toBe(true)
})

it('[Cityscape Leveler] triggers when it is cast as well', () => {
  const b = board({ a: { battlefield: ['8 Island'], hand: ['Cityscape Leveler'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Cityscape Leveler', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
