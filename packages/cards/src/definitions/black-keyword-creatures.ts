import { card, keyword, keywords } from '@spellwright/dsl'

export const alleyStrangler = card({
  name: 'Alley Strangler',
  cost: '{2}{B}',
  type: 'Creature — Aetherborn Rogue',
  power: 2,
  toughness: 3,
  abilities: [keyword('menace')],
})

export const arrogantVampire = card({
  name: 'Arrogant Vampire',
  cost: '{3}{B}{B}',
  type: 'Creature — Vampire',
  power: 4,
  toughness: 3,
  abilities: [keyword('flying')],
})

export const banehound = card({
  name: 'Banehound',
  cost: '{B}',
  type: 'Creature — Nightmare Dog',
  power: 1,
  toughness: 1,
  abilities: [...keywords('lifelink', 'haste')],
})

export const bogImp = card({
  name: 'Bog Imp',
  cost: '{1}{B}',
  type: 'Creature — Imp',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const butcherGhoul = card({
  name: 'Butcher Ghoul',
  cost: '{1}{B}',
  type: 'Creature — Zombie',
  power: 1,
  toughness: 1,
  abilities: [keyword('undying')],
})

export const carrionScreecher = card({
  name: 'Carrion Screecher',
  cost: '{3}{B}',
  type: 'Creature — Zombie Bird',
  power: 3,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const dauthiMarauder = card({
  name: 'Dauthi Marauder',
  cost: '{2}{B}',
  type: 'Creature — Dauthi Minion',
  power: 3,
  toughness: 1,
  abilities: [keyword('shadow')],
})

export const feralAbomination = card({
  name: 'Feral Abomination',
  cost: '{5}{B}',
  type: 'Creature — Thrull',
  power: 5,
  toughness: 5,
  abilities: [keyword('deathtouch')],
})

export const gurmagAngler = card({
  name: 'Gurmag Angler',
  cost: '{6}{B}',
  type: 'Creature — Zombie Fish',
  power: 5,
  toughness: 5,
  abilities: [keyword('delve')],
})

export const pharikasChosen = card({
  name: "Pharika's Chosen",
  cost: '{B}',
  type: 'Creature — Snake',
  power: 1,
  toughness: 1,
  abilities: [keyword('deathtouch')],
})

export const sickleRipper = card({
  name: 'Sickle Ripper',
  cost: '{1}{B}',
  type: 'Creature — Elemental Warrior',
  power: 2,
  toughness: 1,
  abilities: [keyword('wither')],
})
