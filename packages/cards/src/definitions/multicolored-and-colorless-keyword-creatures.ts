import { card, keyword, keywords } from '@spellwright/dsl'

export const adultGoldDragon = card({
  name: 'Adult Gold Dragon',
  cost: '{3}{R}{W}',
  type: 'Creature — Dragon',
  power: 4,
  toughness: 3,
  abilities: [...keywords('flying', 'lifelink', 'haste')],
})

export const boggartRamGang = card({
  name: 'Boggart Ram-Gang',
  cost: '{R/G}{R/G}{R/G}',
  type: 'Creature — Goblin Warrior',
  power: 3,
  toughness: 3,
  abilities: [...keywords('haste', 'wither')],
})

export const borosRecruit = card({
  name: 'Boros Recruit',
  cost: '{R/W}',
  type: 'Creature — Goblin Soldier',
  power: 1,
  toughness: 1,
  abilities: [keyword('first strike')],
})

export const mantisRider = card({
  name: 'Mantis Rider',
  cost: '{U}{R}{W}',
  type: 'Creature — Human Monk',
  power: 3,
  toughness: 3,
  abilities: [...keywords('flying', 'vigilance', 'haste')],
})

export const rakdosCackler = card({
  name: 'Rakdos Cackler',
  cost: '{B/R}',
  type: 'Creature — Devil',
  power: 1,
  toughness: 1,
  abilities: [keyword('unleash')],
})

export const safeholdElite = card({
  name: 'Safehold Elite',
  cost: '{1}{G/W}',
  type: 'Creature — Elf Scout',
  power: 2,
  toughness: 2,
  abilities: [keyword('persist')],
})

export const simicSkySwallower = card({
  name: 'Simic Sky Swallower',
  cost: '{5}{G}{U}',
  type: 'Creature — Leviathan',
  power: 6,
  toughness: 6,
  abilities: [...keywords('flying', 'trample', 'shroud')],
})

export const slipperyBogle = card({
  name: 'Slippery Bogle',
  cost: '{G/U}',
  type: 'Creature — Beast',
  power: 1,
  toughness: 1,
  abilities: [keyword('hexproof')],
})

export const anvilwroughtRaptor = card({
  name: 'Anvilwrought Raptor',
  cost: '{4}',
  type: 'Artifact Creature — Bird',
  power: 2,
  toughness: 1,
  abilities: [...keywords('flying', 'first strike')],
})

export const darksteelGargoyle = card({
  name: 'Darksteel Gargoyle',
  cost: '{7}',
  type: 'Artifact Creature — Gargoyle',
  power: 3,
  toughness: 3,
  abilities: [...keywords('flying', 'indestructible')],
})

export const darksteelMyr = card({
  name: 'Darksteel Myr',
  cost: '{3}',
  type: 'Artifact Creature — Myr',
  power: 0,
  toughness: 1,
  abilities: [keyword('indestructible')],
})

export const ebonyRhino = card({
  name: 'Ebony Rhino',
  cost: '{7}',
  type: 'Artifact Creature — Rhino',
  power: 4,
  toughness: 5,
  abilities: [keyword('trample')],
})

export const hovermyr = card({
  name: 'Hovermyr',
  cost: '{2}',
  type: 'Artifact Creature — Myr',
  power: 1,
  toughness: 2,
  abilities: [...keywords('flying', 'vigilance')],
})

export const scionOfUgin = card({
  name: 'Scion of Ugin',
  cost: '{6}',
  type: 'Creature — Dragon Spirit',
  power: 4,
  toughness: 4,
  abilities: [keyword('flying')],
})

export const snareThopter = card({
  name: 'Snare Thopter',
  cost: '{4}',
  type: 'Artifact Creature — Thopter',
  power: 3,
  toughness: 2,
  abilities: [...keywords('flying', 'haste')],
})

export const universalAutomaton = card({
  name: 'Universal Automaton',
  cost: '{1}',
  type: 'Artifact Creature — Shapeshifter',
  power: 1,
  toughness: 1,
  abilities: [keyword('changeling')],
})

export const wallOfSpears = card({
  name: 'Wall of Spears',
  cost: '{3}',
  type: 'Artifact Creature — Wall',
  power: 2,
  toughness: 3,
  abilities: [...keywords('defender', 'first strike')],
})
