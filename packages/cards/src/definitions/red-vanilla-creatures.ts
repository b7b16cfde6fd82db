import { card } from '@spellwright/dsl'

export const axegrinderGiant = card({
  name: 'Axegrinder Giant',
  cost: '{4}{R}{R}',
  type: 'Creature — Giant Warrior',
  power: 6,
  toughness: 4,
})

export const barbarianHorde = card({
  name: 'Barbarian Horde',
  cost: '{3}{R}',
  type: 'Creature — Human Barbarian Soldier',
  power: 3,
  toughness: 3,
})

export const borderlandMinotaur = card({
  name: 'Borderland Minotaur',
  cost: '{2}{R}{R}',
  type: 'Creature — Minotaur Warrior',
  power: 4,
  toughness: 3,
})

export const canyonMinotaur = card({
  name: 'Canyon Minotaur',
  cost: '{3}{R}',
  type: 'Creature — Minotaur Warrior',
  power: 3,
  toughness: 3,
})

export const cobblebrute = card({
  name: 'Cobblebrute',
  cost: '{3}{R}',
  type: 'Creature — Elemental',
  power: 5,
  toughness: 2,
})

export const crimsonKobolds = card({
  name: 'Crimson Kobolds',
  cost: '{0}',
  type: 'Creature — Kobold',
  power: 0,
  toughness: 1,
  colorIndicator: ['R'],
})

export const defiantKhenra = card({
  name: 'Defiant Khenra',
  cost: '{1}{R}',
  type: 'Creature — Jackal Warrior',
  power: 2,
  toughness: 2,
})

export const dwarvenTrader = card({
  name: 'Dwarven Trader',
  cost: '{R}',
  type: 'Creature — Dwarf',
  power: 1,
  toughness: 1,
})

export const earthElemental = card({
  name: 'Earth Elemental',
  cost: '{3}{R}{R}',
  type: 'Creature — Elemental',
  power: 4,
  toughness: 5,
})

export const falkenrathReaver = card({
  name: 'Falkenrath Reaver',
  cost: '{1}{R}',
  type: 'Creature — Vampire',
  power: 2,
  toughness: 2,
})

export const fearlessHalberdier = card({
  name: 'Fearless Halberdier',
  cost: '{2}{R}',
  type: 'Creature — Human Warrior',
  power: 3,
  toughness: 2,
})

export const feralMaaka = card({
  name: 'Feral Maaka',
  cost: '{1}{R}',
  type: 'Creature — Cat',
  power: 2,
  toughness: 2,
})

export const frenziedRaptor = card({
  name: 'Frenzied Raptor',
  cost: '{2}{R}',
  type: 'Creature — Dinosaur',
  power: 4,
  toughness: 2,
})

export const goblinAssailant = card({
  name: 'Goblin Assailant',
  cost: '{1}{R}',
  type: 'Creature — Goblin Warrior',
  power: 2,
  toughness: 2,
})

export const goblinHero = card({
  name: 'Goblin Hero',
  cost: '{2}{R}',
  type: 'Creature — Goblin',
  power: 2,
  toughness: 2,
})

export const hyenaPack = card({
  name: 'Hyena Pack',
  cost: '{2}{R}{R}',
  type: 'Creature — Hyena',
  power: 3,
  toughness: 4,
})

export const koboldsOfKherKeep = card({
  name: 'Kobolds of Kher Keep',
  cost: '{0}',
  type: 'Creature — Kobold',
  power: 0,
  toughness: 1,
  colorIndicator: ['R'],
})

export const lagacLizard = card({
  name: 'Lagac Lizard',
  cost: '{3}{R}',
  type: 'Creature — Lizard',
  power: 3,
  toughness: 3,
})

export const pensiveMinotaur = card({
  name: 'Pensive Minotaur',
  cost: '{2}{R}',
  type: 'Creature — Minotaur Warrior',
  power: 2,
  toughness: 3,
})

export const ragingBull = card({
  name: 'Raging Bull',
  cost: '{2}{R}',
  type: 'Creature — Ox',
  power: 2,
  toughness: 2,
})

export const riotDevils = card({
  name: 'Riot Devils',
  cost: '{2}{R}',
  type: 'Creature — Devil',
  power: 2,
  toughness: 3,
})
