import { card, keyword, keywords } from '@spellwright/dsl'

export const avenEnvoy = card({
  name: 'Aven Envoy',
  cost: '{U}',
  type: 'Creature — Bird Soldier',
  power: 0,
  toughness: 2,
  abilities: [keyword('flying')],
})

export const avenReedstalker = card({
  name: 'Aven Reedstalker',
  cost: '{3}{U}',
  type: 'Creature — Bird Warrior',
  power: 2,
  toughness: 3,
  abilities: [...keywords('flash', 'flying')],
})

export const azureDrake = card({
  name: 'Azure Drake',
  cost: '{3}{U}',
  type: 'Creature — Drake',
  power: 2,
  toughness: 4,
  abilities: [keyword('flying')],
})

export const bastionInventor = card({
  name: 'Bastion Inventor',
  cost: '{5}{U}',
  type: 'Creature — Vedalken Artificer',
  power: 4,
  toughness: 4,
  abilities: [...keywords('improvise', 'hexproof')],
})

export const flyingMen = card({
  name: 'Flying Men',
  cost: '{U}',
  type: 'Creature — Human',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const seacoastDrake = card({
  name: 'Seacoast Drake',
  cost: '{1}{U}',
  type: 'Creature — Drake',
  power: 1,
  toughness: 3,
  abilities: [keyword('flying')],
})

export const skyRuinDrake = card({
  name: 'Sky Ruin Drake',
  cost: '{4}{U}',
  type: 'Creature — Drake',
  power: 2,
  toughness: 5,
  abilities: [keyword('flying')],
})

export const snappingDrake = card({
  name: 'Snapping Drake',
  cost: '{3}{U}',
  type: 'Creature — Drake',
  power: 3,
  toughness: 2,
  abilities: [keyword('flying')],
})

export const stormCrow = card({
  name: 'Storm Crow',
  cost: '{1}{U}',
  type: 'Creature — Bird',
  power: 1,
  toughness: 2,
  abilities: [keyword('flying')],
})

export const wallOfAir = card({
  name: 'Wall of Air',
  cost: '{1}{U}{U}',
  type: 'Creature — Wall',
  power: 1,
  toughness: 5,
  abilities: [...keywords('defender', 'flying')],
})

export const windDrake = card({
  name: 'Wind Drake',
  cost: '{2}{U}',
  type: 'Creature — Drake',
  power: 2,
  toughness: 2,
  abilities: [keyword('flying')],
})

export const zephyrFalcon = card({
  name: 'Zephyr Falcon',
  cost: '{1}{U}',
  type: 'Creature — Bird',
  power: 1,
  toughness: 1,
  abilities: [...keywords('flying', 'vigilance')],
})

export const zephyrSprite = card({
  name: 'Zephyr Sprite',
  cost: '{U}',
  type: 'Creature — Faerie',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})
