import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it.each([
  ['Ornithopter', '0/2', ['flying']],
  ['Raging Goblin', '1/1', ['haste']],
  ['Serra Angel', '4/4', ['flying', 'vigilance']],
  ['Air Elemental', '4/4', ['flying']],
  ['White Knight', '2/2', ['first strike', 'protection']],
  ['Black Knight', '2/2', ['first strike', 'protection']],
  ['Youthful Knight', '2/1', ['first strike']],
  ['Fencing Ace', '1/1', ['double strike']],
  ['Child of Night', '2/1', ['lifelink']],
  ['Giant Spider', '2/4', ['reach']],
  ['Typhoid Rats', '1/1', ['deathtouch']],
  ['Boggart Brute', '3/2', ['menace']],
  ['Wall of Stone', '0/8', ['defender']],
  ['Ashcoat Bear', '2/2', ['flash']],
  ['Baneslayer Angel', '5/5', ['flying', 'first strike', 'lifelink', 'protection']],
  ['Abbey Griffin', '2/2', ['flying', 'vigilance']],
  ['Adult Gold Dragon', '4/3', ['flying', 'lifelink', 'haste']],
  ['Aerial Responder', '2/3', ['flying', 'vigilance', 'lifelink']],
  ['Affa Protector', '1/4', ['vigilance']],
  ["Ajani's Sunstriker", '2/2', ['lifelink']],
  ['Alley Strangler', '2/3', ['menace']],
  ['Alpine Watchdog', '2/2', ['vigilance']],
  ['Anaba Bodyguard', '2/3', ['first strike']],
  ['Angelic Wall', '0/4', ['defender', 'flying']],
  ['Ankle Biter', '1/1', ['deathtouch']],
  ['Anvilwrought Raptor', '2/1', ['flying', 'first strike']],
  ['Arboretum Elemental', '7/5', ['convoke', 'hexproof']],
  ['Arrogant Vampire', '4/3', ['flying']],
  ['Assault Griffin', '3/2', ['flying']],
  ['Aven Envoy', '0/2', ['flying']],
  ['Aven Reedstalker', '2/3', ['flash', 'flying']],
  ['Avian Changeling', '2/2', ['changeling', 'flying']],
  ['Azure Drake', '2/4', ['flying']],
  ['Banehound', '1/1', ['lifelink', 'haste']],
  ['Bassara Tower Archer', '2/1', ['hexproof', 'reach']],
  ['Bastion Inventor', '4/4', ['improvise', 'hexproof']],
  ['Benalish Knight', '2/2', ['flash', 'first strike']],
  ['Bog Imp', '1/1', ['flying']],
  ['Boggart Ram-Gang', '3/3', ['haste', 'wither']],
  ['Boros Recruit', '1/1', ['first strike']],
  ['Brimstone Dragon', '6/6', ['flying', 'haste']],
  ['Butcher Ghoul', '1/1', ['undying']],
  ['Caravan Hurda', '1/5', ['lifelink']],
  ['Carnivorous Plant', '4/5', ['defender']],
  ['Carrion Screecher', '3/1', ['flying']],
  ['Colossadactyl', '4/5', ['reach', 'trample']],
  ['Colossal Dreadmaw', '6/6', ['trample']],
  ['Daggerback Basilisk', '2/2', ['deathtouch']],
  ['Darksteel Gargoyle', '3/3', ['flying', 'indestructible']],
  ['Darksteel Myr', '0/1', ['indestructible']],
  ['Dauthi Marauder', '3/1', ['shadow']],
  ['Deadly Insect', '6/1', ['shroud']],
  ['Defiant Elf', '1/1', ['trample']],
  ['Desert Drake', '2/2', ['flying']],
  ["Dragon's Eye Sentry", '1/3', ['defender', 'first strike']],
  ['Ebony Rhino', '4/5', ['trample']],
  ['Elvish Archers', '2/1', ['first strike']],
  ['Feral Abomination', '5/5', ['deathtouch']],
  ['Flying Men', '1/1', ['flying']],
  ['Game-Trail Changeling', '4/4', ['changeling', 'trample']],
  ['Geist of the Moors', '3/1', ['flying']],
  ['Gladecover Scout', '1/1', ['hexproof']],
  ['Glistener Elf', '1/1', ['infect']],
  ['Goblin Striker', '1/1', ['first strike', 'haste']],
  ['Grappler Spider', '2/1', ['reach']],
  ['Gurmag Angler', '5/5', ['delve']],
  ["Healer's Hawk", '1/1', ['flying', 'lifelink']],
  ['Hovermyr', '1/2', ['flying', 'vigilance']],
  ["Huatli's Snubhorn", '2/2', ['vigilance']],
  ['Impervious Greatwurm', '16/16', ['convoke', 'indestructible']],
  ['Knight of Meadowgrain', '2/2', ['first strike', 'lifelink']],
  ['Lightning Elemental', '4/1', ['haste']],
  ['Mammoth Spider', '3/5', ['reach']],
  ['Mantis Rider', '3/3', ['flying', 'vigilance', 'haste']],
  ['Mist Leopard', '3/2', ['shroud']],
  ['Moss Viper', '1/1', ['deathtouch']],
  ["Pharika's Chosen", '1/1', ['deathtouch']],
  ['Raging Cougar', '2/2', ['haste']],
  ['Raging Minotaur', '3/3', ['haste']],
  ['Rakdos Cackler', '1/1', ['unleash']],
  ['Safehold Elite', '2/2', ['persist']],
  ['Scion of Ugin', '4/4', ['flying']],
  ['Scryb Sprites', '1/1', ['flying']],
  ['Seacoast Drake', '1/3', ['flying']],
  ['Sedge Scorpion', '1/1', ['deathtouch']],
  ['Sentinel Spider', '4/4', ['vigilance', 'reach']],
  ['Sickle Ripper', '2/1', ['wither']],
  ['Simic Sky Swallower', '6/6', ['flying', 'trample', 'shroud']],
  ['Sky Ruin Drake', '2/5', ['flying']],
  ['Skyraker Giant', '4/3', ['reach']],
  ['Slippery Bogle', '1/1', ['hexproof']],
  ['Snapping Drake', '3/2', ['flying']],
  ['Snare Thopter', '3/2', ['flying', 'haste']],
  ['Spiked Baloth', '4/2', ['trample']],
  ['Stampeding Rhino', '4/4', ['trample']],
  ['Steadfast Guard', '2/2', ['vigilance']],
  ['Storm Crow', '1/2', ['flying']],
  ['Strangleroot Geist', '2/1', ['haste', 'undying']],
  ['Suntail Hawk', '1/1', ['flying']],
  ['Thundering Giant', '4/3', ['haste']],
  ['Tine Shrike', '2/1', ['flying', 'infect']],
  ['Universal Automaton', '1/1', ['changeling']],
  ['Vorapede', '5/4', ['vigilance', 'trample', 'undying']],
  ['Wall of Air', '1/5', ['defender', 'flying']],
  ['Wall of Spears', '2/3', ['defender', 'first strike']],
  ['Warclamp Mastiff', '1/1', ['first strike']],
  ['Wind Drake', '2/2', ['flying']],
  ['Woodland Changeling', '2/2', ['changeling']],
  ['Yavimaya Wurm', '6/4', ['trample']],
  ['Zephyr Falcon', '1/1', ['flying', 'vigilance']],
  ['Zephyr Sprite', '1/1', ['flying']],
  ['Zetalpa, Primal Dawn', '4/8', ['flying', 'double strike', 'vigilance', 'trample', 'indestructible']],
] as const)('[%s] is a %s with %s', (name, size, words) => {
  const b = board({ a: { battlefield: [name] } })
  expect(b.pt(name)).toBe(size)
  for (const word of words) expect(b.has(name, word)).toBe(true)
})

it('[Raging Goblin] attacks the turn it comes', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Raging Goblin'] } })
  b.cast('Raging Goblin').resolve().attack('Raging Goblin').damage()
  expect(b.life('B')).toBe(19)
})

it('[Serra Angel] attacks without tapping', () => {
  const b = board({ a: { battlefield: ['Serra Angel'] } })
  b.attack('Serra Angel')
  expect(b.object('Serra Angel').tapped).toBe(false)
})

it('[Air Elemental] is not blocked by a creature on the ground', () => {
  const b = board({ a: { battlefield: ['Air Elemental'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Air Elemental')
  expect(() => b.block('Hill Giant>Air Elemental')).toThrow()
})

it('[Giant Spider] blocks a flyer', () => {
  const b = board({ a: { battlefield: ['Air Elemental'] }, b: { battlefield: ['Giant Spider'] } })
  b.attack('Air Elemental').block('Giant Spider>Air Elemental').damage()
  expect(b.life('B')).toBe(20)
})

it('[White Knight] cannot be the target of Murder; Black Knight can', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Murder'] },
    b: { battlefield: ['White Knight', 'Black Knight'] },
  })
  b.cast('Murder').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['White Knight'])
})

it('[White Knight] has protection from black only', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { battlefield: ['White Knight'] } })
  b.cast('Lightning Bolt', { targets: ['White Knight'] }).resolve()
  expect(b.in('graveyard', 'White Knight', 'B')).toBe(true)
})

it('[Black Knight] takes no damage from a white creature', () => {
  const b = board({ a: { battlefield: ['Silvercoat Lion'] }, b: { battlefield: ['Black Knight'] } })
  b.attack('Silvercoat Lion').block('Black Knight>Silvercoat Lion').damage()
  expect(b.object('Black Knight').damage).toBe(0)
  expect(b.in('graveyard', 'Silvercoat Lion', 'A')).toBe(true)
})

it('[Black Knight] is not blocked by a white creature', () => {
  const b = board({ a: { battlefield: ['Black Knight'] }, b: { battlefield: ['Silvercoat Lion'] } })
  b.attack('Black Knight')
  expect(() => b.block('Silvercoat Lion>Black Knight')).toThrow()
})

it('[Black Knight] has protection from white only', () => {
  const b = board({
    a: { battlefield: ['Plains', '3 Swamp'], hand: ['Swords to Plowshares', 'Murder'] },
    b: { battlefield: ['Black Knight'] },
  })
  expect(b.can('cast', 'Swords to Plowshares')).toBe(false)
  b.cast('Murder').resolve()
  expect(b.in('graveyard', 'Black Knight', 'B')).toBe(true)
})

it('[Youthful Knight] kills a 2/2 before it strikes back', () => {
  const b = board({ a: { battlefield: ['Youthful Knight'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.attack('Youthful Knight').block('Grizzly Bears>Youthful Knight').damage()
  expect(b.names('battlefield')).toEqual(['Youthful Knight'])
})

it('[Fencing Ace] deals damage twice', () => {
  const b = board({ a: { battlefield: ['Fencing Ace'] } })
  b.attack('Fencing Ace').damage()
  expect(b.life('B')).toBe(18)
})

it('[Child of Night] gains its controller the damage it deals', () => {
  const b = board({ a: { battlefield: ['Child of Night'] } })
  b.attack('Child of Night').damage()
  expect(b.life('A')).toBe(22)
})

it('[Typhoid Rats] kills whatever it fights', () => {
  const b = board({ a: { battlefield: ['Craw Wurm'] }, b: { battlefield: ['Typhoid Rats'] } })
  b.attack('Craw Wurm').block('Typhoid Rats>Craw Wurm').damage()
  expect(b.in('graveyard', 'Craw Wurm', 'A')).toBe(true)
})

it('[Boggart Brute] is blocked by two or not at all', () => {
  const b = board({ a: { battlefield: ['Boggart Brute'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.attack('Boggart Brute')
  expect(() => b.block('Hill Giant>Boggart Brute')).toThrow()
  b.block('Hill Giant>Boggart Brute', 'Gray Ogre>Boggart Brute').damage()
  expect(b.in('graveyard', 'Boggart Brute', 'A')).toBe(true)
})

it('[Wall of Stone] does not attack', () => {
  const b = board({ a: { battlefield: ['Wall of Stone'] } })
  expect(() => b.attack('Wall of Stone')).toThrow()
})

it('[Ashcoat Bear] ambushes an attacker', () => {
  const b = board({ a: { battlefield: ['Goblin Piker'] }, b: { battlefield: ['2 Forest'], hand: ['Ashcoat Bear'] } })
  b.attack('Goblin Piker').turnTo('B').cast('Ashcoat Bear').resolve().block('Ashcoat Bear>Goblin Piker').damage()
  expect(b.in('graveyard', 'Goblin Piker', 'A')).toBe(true)
})

it('[Mogg Flunkies] cannot attack or block alone', () => {
  const alone = board({ a: { battlefield: ['Mogg Flunkies'] } })
  expect(() => alone.attack('Mogg Flunkies')).toThrow()
  const together = board({ a: { battlefield: ['Mogg Flunkies', 'Goblin Piker'] } })
  together.attack('Mogg Flunkies', 'Goblin Piker').damage()
  expect(together.life('B')).toBe(15)
})

it('[Mogg Flunkies] does not block alone', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
    b: { battlefield: ['Mogg Flunkies', 'Goblin Piker'] },
  })
  b.attack('Grizzly Bears', 'Gray Ogre').to('declareBlockers')
  expect(() => b.block('Mogg Flunkies>Grizzly Bears')).toThrow()
  b.block('Mogg Flunkies>Grizzly Bears', 'Goblin Piker>Gray Ogre').damage()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})
