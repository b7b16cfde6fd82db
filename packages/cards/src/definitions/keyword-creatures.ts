import { card, keyword, keywords } from '@spellwright/dsl'

export const ornithopter = card({
  name: 'Ornithopter',
  cost: '{0}',
  type: 'Artifact Creature — Thopter',
  power: 0,
  toughness: 2,
  abilities: [keyword('flying')],
})

export const ragingGoblin = card({
  name: 'Raging Goblin',
  cost: '{R}',
  type: 'Creature — Goblin Berserker',
  power: 1,
  toughness: 1,
  abilities: [keyword('haste')],
})

export const serraAngel = card({
  name: 'Serra Angel',
  cost: '{3}{W}{W}',
  type: 'Creature — Angel',
  power: 4,
  toughness: 4,
  abilities: [...keywords('flying', 'vigilance')],
})

export const airElemental = card({
  name: 'Air Elemental',
  cost: '{3}{U}{U}',
  type: 'Creature — Elemental',
  power: 4,
  toughness: 4,
  abilities: [keyword('flying')],
})

export const youthfulKnight = card({
  name: 'Youthful Knight',
  cost: '{1}{W}',
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 1,
  abilities: [keyword('first strike')],
})

export const fencingAce = card({
  name: 'Fencing Ace',
  cost: '{1}{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 1,
  abilities: [keyword('double strike')],
})

export const childOfNight = card({
  name: 'Child of Night',
  cost: '{1}{B}',
  type: 'Creature — Vampire',
  power: 2,
  toughness: 1,
  abilities: [keyword('lifelink')],
})

export const giantSpider = card({
  name: 'Giant Spider',
  cost: '{3}{G}',
  type: 'Creature — Spider',
  power: 2,
  toughness: 4,
  abilities: [keyword('reach')],
})

export const typhoidRats = card({
  name: 'Typhoid Rats',
  cost: '{B}',
  type: 'Creature — Rat',
  power: 1,
  toughness: 1,
  abilities: [keyword('deathtouch')],
})

export const boggartBrute = card({
  name: 'Boggart Brute',
  cost: '{2}{R}',
  type: 'Creature — Goblin Warrior',
  power: 3,
  toughness: 2,
  abilities: [keyword('menace')],
})

export const wallOfStone = card({
  name: 'Wall of Stone',
  cost: '{1}{R}{R}',
  type: 'Creature — Wall',
  power: 0,
  toughness: 8,
  abilities: [keyword('defender')],
})

export const ashcoatBear = card({
  name: 'Ashcoat Bear',
  cost: '{1}{G}',
  type: 'Creature — Bear',
  power: 2,
  toughness: 2,
  abilities: [keyword('flash')],
})

export const monasterySwiftspear = card({
  name: 'Monastery Swiftspear',
  cost: '{R}',
  type: 'Creature — Human Monk',
  power: 1,
  toughness: 2,
  abilities: [...keywords('haste', 'prowess')],
})

export const youngWolf = card({
  name: 'Young Wolf',
  cost: '{G}',
  type: 'Creature — Wolf',
  power: 1,
  toughness: 1,
  abilities: [keyword('undying')],
})

export const severedLegion = card({
  name: 'Severed Legion',
  cost: '{1}{B}{B}',
  type: 'Creature — Zombie',
  power: 2,
  toughness: 2,
  abilities: [keyword('fear')],
})
