import { card, keyword, keywords } from '@spellwright/dsl'

export const anabaBodyguard = card({
  name: 'Anaba Bodyguard',
  cost: '{3}{R}',
  type: 'Creature — Minotaur',
  power: 2,
  toughness: 3,
  abilities: [keyword('first strike')],
})

export const brimstoneDragon = card({
  name: 'Brimstone Dragon',
  cost: '{6}{R}{R}',
  type: 'Creature — Dragon',
  power: 6,
  toughness: 6,
  abilities: [...keywords('flying', 'haste')],
})

export const desertDrake = card({
  name: 'Desert Drake',
  cost: '{3}{R}',
  type: 'Creature — Drake',
  power: 2,
  toughness: 2,
  abilities: [keyword('flying')],
})

export const goblinStriker = card({
  name: 'Goblin Striker',
  cost: '{1}{R}',
  type: 'Creature — Goblin Berserker',
  power: 1,
  toughness: 1,
  abilities: [...keywords('first strike', 'haste')],
})

export const lightningElemental = card({
  name: 'Lightning Elemental',
  cost: '{3}{R}',
  type: 'Creature — Elemental',
  power: 4,
  toughness: 1,
  abilities: [keyword('haste')],
})

export const ragingCougar = card({
  name: 'Raging Cougar',
  cost: '{2}{R}',
  type: 'Creature — Cat',
  power: 2,
  toughness: 2,
  abilities: [keyword('haste')],
})

export const ragingMinotaur = card({
  name: 'Raging Minotaur',
  cost: '{2}{R}{R}',
  type: 'Creature — Minotaur Berserker',
  power: 3,
  toughness: 3,
  abilities: [keyword('haste')],
})

export const skyrakerGiant = card({
  name: 'Skyraker Giant',
  cost: '{2}{R}{R}',
  type: 'Creature — Giant',
  power: 4,
  toughness: 3,
  abilities: [keyword('reach')],
})

export const thunderingGiant = card({
  name: 'Thundering Giant',
  cost: '{3}{R}{R}',
  type: 'Creature — Giant',
  power: 4,
  toughness: 3,
  abilities: [keyword('haste')],
})
