import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Grizzly Bears] is a 2/2 that attacks and blocks', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.attack('Grizzly Bears')
  b.block('Grizzly Bears#2>Grizzly Bears').damage()
  expect(b.count('graveyard', 'Grizzly Bears')).toBe(2)
})

it('[Grizzly Bears] has summoning sickness', () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] } })
  b.cast('Grizzly Bears').resolve()
  expect(() => b.attack('Grizzly Bears')).toThrow()
})

it('[Grizzly Bears] has no abilities: Muraganda Petroglyphs makes it 4/4', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', 'Muraganda Petroglyphs'] } })
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})

it.each([
  ['Silvercoat Lion', '2/2'],
  ['Memnite', '1/1'],
  ['Elite Vanguard', '2/1'],
  ['Balduvian Bears', '2/2'],
  ['Bear Cub', '2/2'],
  ['Runeclaw Bear', '2/2'],
  ['Goblin Piker', '2/1'],
  ['Goblin Roughrider', '3/2'],
  ['Pillarfield Ox', '2/4'],
  ['Craw Wurm', '6/4'],
  ['Hill Giant', '3/3'],
  ['Gray Ogre', '2/2'],
  ['Savannah Lions', '2/1'],
  ['Alpha Myr', '2/1'],
  ['Bronze Sable', '2/1'],
  ["Mons's Goblin Raiders", '1/1'],
  ['Isamaru, Hound of Konda', '2/2'],
  ['Aegis Turtle', '0/5'],
  ['Ageless Guardian', '1/4'],
  ['Alaborn Trooper', '2/3'],
  ['Alpha Tyrranax', '6/5'],
  ['Alpine Grizzly', '4/2'],
  ['Amphin Cutthroat', '2/4'],
  ['Ancient Brontodon', '9/9'],
  ['Ancient Carp', '2/5'],
  ['Ancient Crab', '1/5'],
  ['Armored Cancrix', '2/5'],
  ['Armored Warhorse', '2/3'],
  ['Armored Wolf-Rider', '4/6'],
  ['Axebane Beast', '3/4'],
  ['Axegrinder Giant', '6/4'],
  ['Bane Alley Blackguard', '1/3'],
  ['Barbarian Horde', '3/3'],
  ['Barbtooth Wurm', '6/4'],
  ['Barktooth Warbeard', '6/5'],
  ['Barony Vampire', '3/2'],
  ['Bogstomper', '6/5'],
  ['Borderland Minotaur', '4/3'],
  ['Cabal Evangel', '2/2'],
  ['Caelorna, Coral Tyrant', '0/8'],
  ['Canopy Gorger', '6/5'],
  ['Canyon Minotaur', '3/3'],
  ['Catacomb Crocodile', '3/7'],
  ['Centaur Courser', '3/3'],
  ['Cobblebrute', '5/2'],
  ['Colossapede', '5/5'],
  ['Coral Commando', '3/2'],
  ['Coral Merfolk', '2/1'],
  ['Crimson Kobolds', '0/1'],
  ['Cylian Elf', '2/2'],
  ['Defiant Khenra', '2/2'],
  ['Devilthorn Fox', '3/1'],
  ['Devoted Hero', '1/2'],
  ['Douser of Lights', '4/5'],
  ['Dross Crocodile', '5/1'],
  ['Dune Beetle', '1/4'],
  ['Dwarven Trader', '1/1'],
  ['Eager Cadet', '1/1'],
  ['Earth Elemental', '4/5'],
  ['Enormous Baloth', '7/7'],
  ['Expedition Envoy', '2/1'],
  ['Falkenrath Reaver', '2/2'],
  ['Fearless Halberdier', '3/2'],
  ['Feral Maaka', '2/2'],
  ['Field Creeper', '2/1'],
  ['Forest Bear', '2/2'],
  ['Fortress Crab', '1/6'],
  ['Frenzied Raptor', '4/2'],
  ['Fugitive Wizard', '1/1'],
  ['Gigantosaurus', '10/10'],
  ['Gilded Sentinel', '3/3'],
  ['Glory Seeker', '2/2'],
  ['Goblin Assailant', '2/2'],
  ['Goblin Hero', '2/2'],
  ['Grizzled Leotau', '1/5'],
  ['Gutter Skulk', '2/2'],
  ['Horned Turtle', '1/4'],
  ['Hyena Pack', '3/4'],
  ['Indomitable Ancients', '2/10'],
  ['Jwari Scuttler', '2/3'],
  ['Kalonian Tusker', '3/3'],
  ['Kobolds of Kher Keep', '0/1'],
  ['Kraken Hatchling', '0/4'],
  ['Lagac Lizard', '3/3'],
  ['Leatherback Baloth', '4/5'],
  ['Maritime Guard', '1/3'],
  ['Merfolk of the Pearl Trident', '1/1'],
  ['Metallic Sliver', '1/1'],
  ['Muck Rats', '1/1'],
  ['Nessian Courser', '3/3'],
  ['Nyxborn Courser', '2/4'],
  ['Omega Myr', '1/2'],
  ['Oreskos Swiftclaw', '3/1'],
  ['Pearled Unicorn', '2/2'],
  ['Pensive Minotaur', '2/3'],
  ['Phyrexian Hulk', '5/4'],
  ['Python', '3/2'],
  ['Raging Bull', '2/2'],
  ['Razorfield Thresher', '6/4'],
  ['Riot Devils', '2/3'],
  ['Scarwood Goblins', '2/2'],
  ['Scathe Zombies', '2/2'],
  ['Siege Mastodon', '3/5'],
  ['Sliver Construct', '2/2'],
  ['Squire', '1/2'],
  ['Stone Golem', '4/4'],
  ['Stonework Puma', '2/2'],
  ['Tasseled Dromedary', '0/4'],
  ['Trained Jackal', '1/2'],
  ['Vizzerdrix', '6/6'],
  ['Walking Corpse', '2/2'],
  ['Warpath Ghoul', '3/2'],
  ['Watchwolf', '3/3'],
  ['Wicker Witch', '3/1'],
  ['Wishcoin Crab', '2/5'],
  ["Witch's Familiar", '2/3'],
  ['Woolly Thoctar', '5/4'],
  ['Yargle, Glutton of Urborg', '9/3'],
  ['Yoked Ox', '0/4'],
])('[%s] is a %s without abilities', (name, size) => {
  const b = board({ a: { battlefield: [name] } })
  expect(b.pt(name)).toBe(size)
  expect(b.c(name).abilities).toEqual([])
})

it.each([
  'Goblin Piker',
  'Goblin Roughrider',
  "Mons's Goblin Raiders",
  'Raging Goblin',
  'Boggart Brute',
  'Mogg Flunkies',
])('[%s] is a Goblin', (name) => {
  const b = board({ a: { battlefield: [name, 'Goblin Warchief'] } })
  expect(b.has(name, 'haste')).toBe(true)
})

it('[Isamaru, Hound of Konda] is legendary', () => {
  const b = board({ a: { battlefield: ['Plains', 'Isamaru, Hound of Konda'], hand: ['Isamaru, Hound of Konda'] } })
  b.cast('Isamaru, Hound of Konda').resolve()
  expect(b.count('battlefield', 'Isamaru, Hound of Konda', 'A')).toBe(1)
})
