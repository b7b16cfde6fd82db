import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[March of the Multitudes] makes X Soldiers with lifelink', () => {
  const b = board({ a: { hand: ['March of the Multitudes'], battlefield: ['Forest', '2 Plains', '2 Wastes'] } })
  b.reply('x', 2)
  b.cast('March of the Multitudes').resolve()
  expect([b.count('battlefield', 'Soldier Token'), b.has('Soldier Token', 'lifelink')]).toEqual([2, true])
})

it('[Michiko Konda, Truth Seeker] makes the opponent sacrifice a permanent for damage to you', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { battlefield: ['Michiko Konda, Truth Seeker'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.in('graveyard', 'Mountain', 'A')).toBe(true)
})

it('[Mikaeus, the Lunarch] puts counters on itself and on the others', () => {
  const b = board({
    a: { battlefield: [{ card: 'Mikaeus, the Lunarch', counters: { '+1/+1': 2 } }, 'Grizzly Bears', 'Hill Giant'] },
    b: { battlefield: ['Memnite'] },
  })
  b.activate('Mikaeus, the Lunarch', { nth: 1 }).resolve()
  expect([b.pt('Mikaeus, the Lunarch'), b.pt('Grizzly Bears'), b.pt('Hill Giant'), b.pt('Memnite')]).toEqual([
    '1/1',
    '3/3',
    '4/4',
    '1/1',
  ])
})

it('[Mikaeus, the Lunarch] enters with X counters, and puts one more on itself', () => {
  const b = board({ a: { hand: ['Mikaeus, the Lunarch'], battlefield: ['3 Plains'] } })
  b.reply('x', 2).cast('Mikaeus, the Lunarch').resolve()
  expect(b.pt('Mikaeus, the Lunarch')).toBe('2/2')
  b.to('upkeep').to('end').to('upkeep').activate('Mikaeus, the Lunarch').resolve()
  expect(b.pt('Mikaeus, the Lunarch')).toBe('3/3')
})

it('[Mindbreak Trap] is free after three spells of an opponent, and exiles spells', () => {
  const b = board({
    a: { hand: ['3 Memnite', 'Shock'], battlefield: ['Mountain'] },
    b: { hand: ['Mindbreak Trap'] },
  })
  b.cast('Memnite').resolve().cast('Memnite').resolve()
  b.cast('Shock', { targets: ['B'] }).turnTo('B')
  b.cast('Mindbreak Trap', { targets: ['Shock'], method: 'alternative' }).resolveAll()
  expect([b.life('B'), b.in('exile', 'Shock', 'A')]).toEqual([20, true])
})

it('[Mindeye Drake] mills five when it dies', () => {
  const b = board({ a: { hand: ['Murder'], battlefield: ['Mindeye Drake', '3 Swamp'] } })
  b.cast('Murder').aim(['B']).resolveAll()
  expect([b.names('graveyard', 'B').length, b.has('Mindeye Drake', 'flying')]).toEqual([5, true])
})

it('[Mirror-Sigil Sergeant] may copy itself in your upkeep with a blue permanent', () => {
  const b = board({ a: { battlefield: ['Mirror-Sigil Sergeant', 'Merfolk of the Pearl Trident'] } })
  b.to('upkeep').to('end').yes().to('draw')
  expect(b.count('battlefield', 'Mirror-Sigil Sergeant', 'A')).toBe(2)
})

it('[Mountain Goat] has mountainwalk', () => {
  const b = board({ a: { battlefield: ['Mountain Goat'] }, b: { battlefield: ['Mountain', 'Grizzly Bears'] } })
  b.attack('Mountain Goat').to('declareBlockers')
  expect(b.decision.shape).not.toBe('block')
  b.damage()
  expect(b.life('B')).toBe(19)
})

it("[Night of Souls' Betrayal] gives all creatures -1/-1", () => {
  const b = board({
    a: { battlefield: ["Night of Souls' Betrayal", 'Hill Giant'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  expect([b.pt('Hill Giant'), b.pt('Grizzly Bears')]).toEqual(['2/2', '1/1'])
})

it("[Notion Thief] takes the opponent's draws but the first of the draw step", () => {
  const b = board({
    a: { hand: ['Ancestral Recall'], battlefield: ['Island'] },
    b: { battlefield: ['Notion Thief'] },
  })
  b.cast('Ancestral Recall', { targets: ['A'] }).resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([0, 3])
  b.to('upkeep').to('end').to('draw')
  expect(b.names('hand', 'A').length).toBe(1)
})

it('[Ob Nixilis, the Fallen] may take 3 life and grow for a land', () => {
  const b = board({ a: { hand: ['Swamp'], battlefield: ['Ob Nixilis, the Fallen'] } })
  b.yes().aim(['B']).play('Swamp').resolveAll()
  expect([b.life('B'), b.pt('Ob Nixilis, the Fallen')]).toEqual([17, '6/6'])
})

it('[Ponyback Brigade] makes three Goblins as it enters', () => {
  const b = board({ a: { hand: ['Ponyback Brigade'], battlefield: ['3 Wastes', 'Mountain', 'Plains', 'Swamp'] } })
  b.cast('Ponyback Brigade').resolveAll()
  expect(b.count('battlefield', 'Goblin Token')).toBe(3)
})

it('[Rhet-Crop Spearmaster] gets +1/+0 and first strike when exerted', () => {
  const b = board({ a: { battlefield: ['Rhet-Crop Spearmaster'] } })
  b.attack('Rhet-Crop Spearmaster').resolveAll()
  expect([b.pt('Rhet-Crop Spearmaster'), b.has('Rhet-Crop Spearmaster', 'first strike')]).toEqual(['4/1', true])
})

it('[Tah-Crop Elite] gives your creatures +1/+1 when exerted', () => {
  const b = board({ a: { battlefield: ['Tah-Crop Elite', 'Grizzly Bears'] } })
  b.attack('Tah-Crop Elite').resolveAll()
  expect([b.pt('Tah-Crop Elite'), b.pt('Grizzly Bears')]).toEqual(['3/3', '3/3'])
})

it('[Trueheart Twins] gives your creatures +1/+0 whenever you exert one', () => {
  const b = board({ a: { battlefield: ['Trueheart Twins', 'Grizzly Bears'] } })
  b.attack('Trueheart Twins').resolveAll()
  expect([b.pt('Trueheart Twins'), b.pt('Grizzly Bears')]).toEqual(['5/4', '3/2'])
})

it("[Satyr Firedancer] turns your spells' damage on a creature too", () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Satyr Firedancer', 'Mountain'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect([b.life('B'), b.in('graveyard', 'Grizzly Bears', 'B')]).toEqual([18, true])
})

it('[Secrets of the Dead] draws for a spell cast from your graveyard', () => {
  const b = board({
    a: {
      hand: ['Shock'],
      graveyard: ['Wild Hunger'],
      battlefield: ['Secrets of the Dead', 'Grizzly Bears', '5 Mountain'],
    },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.names('hand', 'A').length).toBe(0)
  b.cast('Wild Hunger', { targets: ['Grizzly Bears'], method: 'flashback' }).resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})

it('[Serpent Warrior] costs 3 life as it enters', () => {
  const b = board({ a: { hand: ['Serpent Warrior'], battlefield: ['3 Swamp'] } })
  b.cast('Serpent Warrior').resolveAll()
  expect(b.life('A')).toBe(17)
})

it("[Shinen of Life's Roar] is blocked by all that can, and lends that from the hand", () => {
  const b = board({
    a: { hand: ["Shinen of Life's Roar"], battlefield: ['Hill Giant', '4 Forest'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.activate("Shinen of Life's Roar", { zone: 'hand', targets: ['Hill Giant'] }).resolve()
  b.attack('Hill Giant')
  expect(() => b.block()).toThrow()
  b.block('Grizzly Bears>Hill Giant')
  const c = board({ a: { battlefield: ["Shinen of Life's Roar"] }, b: { battlefield: ['Grizzly Bears'] } })
  c.attack("Shinen of Life's Roar")
  expect(() => c.block()).toThrow()
})

it('[Shire Scarecrow] filters one mana each turn', () => {
  const b = board({ a: { battlefield: ['Shire Scarecrow', '2 Forest'] } })
  b.tapForMana('Forest').tapForMana('Forest#2').tapForMana('Shire Scarecrow')
  expect(b.can('activateMana', 'Shire Scarecrow')).toBe(false)
})

it('[Showstopper] gives your creatures revenge', () => {
  const b = board({
    a: { hand: ['Showstopper', 'Shock'], battlefield: ['Memnite', 'Swamp', '3 Mountain'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Showstopper').resolve()
  b.cast('Shock', { targets: ['Memnite'] }).resolveAll()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
})

it('[Slip Out the Back] puts a counter on a creature that phases out', () => {
  const b = board({ a: { hand: ['Slip Out the Back'], battlefield: ['Grizzly Bears', 'Island'] } })
  b.cast('Slip Out the Back').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(false)
  b.to('upkeep').to('end').to('upkeep')
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})

it('[SP//dr, Piloted by Peni] puts a counter, and draws for modified creatures', () => {
  const b = board({
    a: {
      hand: ['SP//dr, Piloted by Peni'],
      battlefield: ['3 Wastes', 'Plains', 'Island', 'Grizzly Bears', 'Hill Giant'],
    },
  })
  b.cast('SP//dr, Piloted by Peni').aim(['Grizzly Bears']).resolveAll()
  b.attack('Grizzly Bears', 'Hill Giant').damage()
  expect([b.pt('Grizzly Bears'), b.names('hand', 'A').length]).toEqual(['3/3', 1])
})

it('[Strionic Resonator] copies a triggered ability', () => {
  const b = board({ a: { hand: ['Serpent Warrior'], battlefield: ['Strionic Resonator', '5 Swamp'] } })
  b.cast('Serpent Warrior').resolve().activate('Strionic Resonator').resolveAll()
  expect(b.life('A')).toBe(14)
})

it('[Sultai Soothsayer] keeps one of four cards', () => {
  const b = board({
    a: {
      hand: ['Sultai Soothsayer'],
      battlefield: ['2 Wastes', 'Swamp', 'Forest', 'Island'],
      library: ['3 Memnite', 'Shock', 'Duress'],
    },
  })
  b.cast('Sultai Soothsayer').resolveAll()
  expect([b.names('hand', 'A').length, b.names('graveyard', 'A').length, b.names('library', 'A')]).toEqual([
    1,
    3,
    ['Duress'],
  ])
})

it('[Sunhome Enforcer] gains life for its combat damage, and grows', () => {
  const b = board({ a: { battlefield: ['Sunhome Enforcer', '2 Mountain'] } })
  b.activate('Sunhome Enforcer').resolve().attack('Sunhome Enforcer').damage()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
})

it('[Tel-Jilad Fallen] has infect and protection from artifacts', () => {
  const b = board({ a: { battlefield: ['Tel-Jilad Fallen'] }, b: { battlefield: ['Memnite'] } })
  b.attack('Tel-Jilad Fallen')
  expect(() => b.block('Memnite>Tel-Jilad Fallen')).toThrow()
  b.damage()
  expect([b.life('B'), b.game.state.players[1].counters?.['poison']]).toEqual([20, 3])
})

it('[The Mindskinner] mills instead of dealing damage', () => {
  const b = board({ a: { battlefield: ['The Mindskinner'] }, b: { battlefield: ['Memnite'], library: ['12 Wastes'] } })
  b.attack('The Mindskinner').damage()
  expect([b.life('B'), b.names('graveyard', 'B').length]).toEqual([20, 10])
})

it('[Thraben Doomsayer] makes Humans, and helps the others with 5 life or less', () => {
  const b = board({ a: { battlefield: ['Thraben Doomsayer'], life: 5 } })
  b.activate('Thraben Doomsayer').resolve()
  expect([b.pt('Human Token'), b.pt('Thraben Doomsayer')]).toEqual(['3/3', '2/2'])
  const c = board({ a: { battlefield: ['Thraben Doomsayer', 'Grizzly Bears'], life: 6 } })
  expect(c.pt('Grizzly Bears')).toBe('2/2')
})

it('[Threads of Disloyalty] takes a creature with mana value 2 or less', () => {
  const b = board({
    a: { hand: ['Threads of Disloyalty'], battlefield: ['3 Island'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.cast('Threads of Disloyalty').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Thunderbreak Regent] punishes the opponent for aiming at a Dragon', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { battlefield: ['Thunderbreak Regent'] },
  })
  b.cast('Shock', { targets: ['Thunderbreak Regent'] }).resolveAll()
  expect([b.life('A'), b.has('Thunderbreak Regent', 'flying')]).toEqual([17, true])
})

it('[Tiller Engine] untaps a land that entered tapped', () => {
  const b = board({ a: { hand: ['Akoum Warrior', 'Forest'], battlefield: ['Tiller Engine'] } })
  b.play('Akoum Teeth').resolveAll()
  expect(b.object('Akoum Teeth').tapped).toBe(false)
})

it('[Tiller Engine] does nothing for a land that entered untapped', () => {
  const b = board({ a: { hand: ['Forest'], battlefield: ['Tiller Engine'] } })
  b.play('Forest')
  expect(b.game.state.stack.length).toBe(0)
})

it('[Tome Scour] mills five', () => {
  const b = board({ a: { hand: ['Tome Scour'], battlefield: ['Island'] } })
  b.cast('Tome Scour', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B').length).toBe(5)
})

it('[Toxic Deluge] gives all creatures -X/-X for X life', () => {
  const b = board({
    a: { hand: ['Toxic Deluge'], battlefield: ['3 Swamp', 'Hill Giant'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.reply('x', 2)
  b.cast('Toxic Deluge').resolve()
  expect([b.life('A'), b.pt('Hill Giant'), b.in('graveyard', 'Grizzly Bears', 'B')]).toEqual([18, '1/1', true])
})

it('[Treacherous Pit-Dweller] goes to the opponent when it comes back', () => {
  const b = board({ a: { hand: ['Murder'], battlefield: ['Treacherous Pit-Dweller', '3 Swamp'] } })
  b.cast('Murder').resolveAll()
  expect([b.in('battlefield', 'Treacherous Pit-Dweller', 'B'), b.pt('Treacherous Pit-Dweller')]).toEqual([true, '5/4'])
})

it('[Undying Evil] brings a creature back', () => {
  const b = board({ a: { hand: ['Undying Evil', 'Murder'], battlefield: ['Grizzly Bears', '4 Swamp'] } })
  b.cast('Undying Evil').resolve().cast('Murder').resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})

it('[Unlicensed Disintegration] deals 3 with an artifact', () => {
  const b = board({
    a: { hand: ['2 Unlicensed Disintegration'], battlefield: ['6 Badlands', 'Memnite'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Unlicensed Disintegration', { targets: ['Hill Giant'] }).resolve()
  expect([b.life('B'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([17, true])
})

it('[Utopia Sprawl] adds the chosen color', () => {
  const b = board({ a: { hand: ['Utopia Sprawl'], battlefield: ['2 Forest'] } })
  b.cast('Utopia Sprawl', { targets: ['Forest#2'] })
    .resolve()
    .tapForMana('Forest#2')
  expect(b.pool('A').length).toBe(6)
})

it('[Venerated Rotpriest] poisons an opponent when your creature is aimed at', () => {
  const b = board({ a: { hand: ['Giant Growth'], battlefield: ['Venerated Rotpriest', 'Grizzly Bears', 'Forest'] } })
  b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolveAll()
  expect([b.game.state.players[1].counters?.['poison'], b.has('Venerated Rotpriest', 'toxic')]).toEqual([1, true])
})

it('[Vizier of Remedies] lessens -1/-1 counters by one', () => {
  const b = board({
    a: { battlefield: ['Vizier of Remedies', { card: 'Hill Giant', damage: 0 }] },
    b: { hand: ['Puncture Blast'], battlefield: ['3 Mountain'] },
  })
  b.turnTo('B')
    .cast('Puncture Blast', { targets: ['Hill Giant'] })
    .resolve()
  expect(b.pt('Hill Giant')).toBe('1/1')
})

it('[War Falcon] attacks only beside a Knight or a Soldier', () => {
  const b = board({ a: { battlefield: ['War Falcon'] } })
  expect(() => b.attack('War Falcon')).toThrow()
  const c = board({ a: { battlefield: ['War Falcon', 'Akroan Skyguard'] } })
  c.attack('War Falcon').damage()
  expect(c.life('B')).toBe(18)
})

it('[War Horn] gives your attackers +1/+0', () => {
  const b = board({ a: { battlefield: ['War Horn', 'Grizzly Bears'] } })
  expect(b.pt('Grizzly Bears')).toBe('2/2')
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(17)
})

it('[Whipflare] spares artifact creatures', () => {
  const b = board({ a: { hand: ['Whipflare'], battlefield: ['2 Mountain', 'Memnite', 'Grizzly Bears'] } })
  b.cast('Whipflare').resolve()
  expect([b.in('battlefield', 'Memnite', 'A'), b.in('graveyard', 'Grizzly Bears', 'A')]).toEqual([true, true])
})

it('[Whispers of the Muse] draws a card', () => {
  const b = board({ a: { hand: ['Whispers of the Muse'], battlefield: ['Island'] } })
  b.cast('Whispers of the Muse').resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Wild Hunger] gives +3/+1 and trample, also from the graveyard', () => {
  const b = board({ a: { hand: ['Wild Hunger'], battlefield: ['Grizzly Bears', '3 Forest', '4 Mountain'] } })
  b.cast('Wild Hunger').resolve().cast('Wild Hunger', { method: 'flashback' }).resolve()
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'trample')]).toEqual(['8/4', true])
})

it('[Wingsteed Rider] grows when your spell targets it', () => {
  const b = board({ a: { hand: ['Giant Growth'], battlefield: ['Wingsteed Rider', 'Forest'] } })
  b.cast('Giant Growth').resolveAll()
  expect([b.pt('Wingsteed Rider'), b.has('Wingsteed Rider', 'flying')]).toEqual(['6/6', true])
})

it("[Winter's Rest] taps a creature, and keeps it so with another snow permanent", () => {
  const b = board({
    a: { hand: ["Winter's Rest"], battlefield: ['2 Island', { card: "Winter's Rest", attachedTo: 'Hill Giant' }] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.cast("Winter's Rest", { targets: ['Grizzly Bears'] })
    .resolveAll()
    .to('upkeep')
  expect(b.object('Grizzly Bears').tapped).toBe(true)
})

it('[Zulaport Cutthroat] drains for each of your creatures that dies, itself too', () => {
  const b = board({ a: { hand: ['Pyroclasm'], battlefield: ['Zulaport Cutthroat', 'Grizzly Bears', '2 Mountain'] } })
  b.cast('Pyroclasm').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([22, 18])
})

it('[Skyclave Cleric // Skyclave Basilica] gains 2 life, or is a land that enters tapped', () => {
  const b = board({ a: { hand: ['2 Skyclave Cleric // Skyclave Basilica'], battlefield: ['2 Plains'] } })
  b.cast('Skyclave Cleric').resolveAll().play('Skyclave Basilica')
  expect([b.life('A'), b.object('Skyclave Basilica').tapped]).toEqual([22, true])
})

it('[Screeching Bat // Stalking Vampire] may be turned over for {2}{B}{B} in your upkeep', () => {
  const b = board({ a: { battlefield: ['Screeching Bat // Stalking Vampire', '4 Swamp'] } })
  expect(b.has('Screeching Bat', 'flying')).toBe(true)
  b.to('upkeep').to('end').yes('payOrNot').to('draw')
  expect(b.pt('Stalking Vampire')).toBe('5/5')
})

it('[Mizzix of the Izmagnus] gets experience for dearer spells, and makes them cheaper', () => {
  const b = board({
    a: { hand: ['Shock', 'Lightning Bolt', 'Pyroclasm'], battlefield: ['Mizzix of the Izmagnus', '3 Mountain'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.game.state.players[0].counters?.['experience']).toBe(1)
  b.cast('Lightning Bolt', { targets: ['B'] }).resolveAll()
  expect(b.game.state.players[0].counters?.['experience']).toBe(1)
  b.cast('Pyroclasm')
  expect(b.in('stack', 'Pyroclasm')).toBe(true)
})

it('[The Wretched] keeps what blocked it', () => {
  const b = board({ a: { battlefield: ['The Wretched'] }, b: { battlefield: ['Hill Giant', 'Grizzly Bears'] } })
  b.attack('The Wretched').block('Hill Giant>The Wretched').to('main2')
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.in('battlefield', 'Grizzly Bears', 'B')]).toEqual([true, true])
})
