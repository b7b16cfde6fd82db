import { card, keyword, keywords } from '@spellwright/dsl'

export const abbeyGriffin = card({
  name: 'Abbey Griffin',
  cost: '{3}{W}',
  type: 'Creature — Griffin',
  power: 2,
  toughness: 2,
  abilities: [...keywords('flying', 'vigilance')],
})

export const aerialResponder = card({
  name: 'Aerial Responder',
  cost: '{1}{W}{W}',
  type: 'Creature — Dwarf Soldier',
  power: 2,
  toughness: 3,
  abilities: [...keywords('flying', 'vigilance', 'lifelink')],
})

export const affaProtector = card({
  name: 'Affa Protector',
  cost: '{2}{W}',
  type: 'Creature — Human Soldier Ally',
  power: 1,
  toughness: 4,
  abilities: [keyword('vigilance')],
})

export const ajanisSunstriker = card({
  name: "Ajani's Sunstriker",
  cost: '{W}{W}',
  type: 'Creature — Cat Cleric',
  power: 2,
  toughness: 2,
  abilities: [keyword('lifelink')],
})

export const alpineWatchdog = card({
  name: 'Alpine Watchdog',
  cost: '{1}{W}',
  type: 'Creature — Dog',
  power: 2,
  toughness: 2,
  abilities: [keyword('vigilance')],
})

export const angelicWall = card({
  name: 'Angelic Wall',
  cost: '{1}{W}',
  type: 'Creature — Wall',
  power: 0,
  toughness: 4,
  abilities: [...keywords('defender', 'flying')],
})

export const assaultGriffin = card({
  name: 'Assault Griffin',
  cost: '{3}{W}',
  type: 'Creature — Griffin',
  power: 3,
  toughness: 2,
  abilities: [keyword('flying')],
})

export const avianChangeling = card({
  name: 'Avian Changeling',
  cost: '{2}{W}',
  type: 'Creature — Shapeshifter',
  power: 2,
  toughness: 2,
  abilities: [...keywords('changeling', 'flying')],
})

export const benalishKnight = card({
  name: 'Benalish Knight',
  cost: '{2}{W}',
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 2,
  abilities: [...keywords('flash', 'first strike')],
})

export const caravanHurda = card({
  name: 'Caravan Hurda',
  cost: '{4}{W}',
  type: 'Creature — Giant',
  power: 1,
  toughness: 5,
  abilities: [keyword('lifelink')],
})

export const dragonsEyeSentry = card({
  name: "Dragon's Eye Sentry",
  cost: '{W}',
  type: 'Creature — Human Monk',
  power: 1,
  toughness: 3,
  abilities: [...keywords('defender', 'first strike')],
})

export const geistOfTheMoors = card({
  name: 'Geist of the Moors',
  cost: '{1}{W}{W}',
  type: 'Creature — Spirit',
  power: 3,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const healersHawk = card({
  name: "Healer's Hawk",
  cost: '{W}',
  type: 'Creature — Bird',
  power: 1,
  toughness: 1,
  abilities: [...keywords('flying', 'lifelink')],
})

export const huatlisSnubhorn = card({
  name: "Huatli's Snubhorn",
  cost: '{1}{W}',
  type: 'Creature — Dinosaur',
  power: 2,
  toughness: 2,
  abilities: [keyword('vigilance')],
})

export const knightOfMeadowgrain = card({
  name: 'Knight of Meadowgrain',
  cost: '{W}{W}',
  type: 'Creature — Kithkin Knight',
  power: 2,
  toughness: 2,
  abilities: [...keywords('first strike', 'lifelink')],
})

export const steadfastGuard = card({
  name: 'Steadfast Guard',
  cost: '{W}{W}',
  type: 'Creature — Human Rebel',
  power: 2,
  toughness: 2,
  abilities: [keyword('vigilance')],
})

export const suntailHawk = card({
  name: 'Suntail Hawk',
  cost: '{W}',
  type: 'Creature — Bird',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const tineShrike = card({
  name: 'Tine Shrike',
  cost: '{3}{W}',
  type: 'Creature — Phyrexian Bird',
  power: 2,
  toughness: 1,
  abilities: [...keywords('flying', 'infect')],
})

export const warclampMastiff = card({
  name: 'Warclamp Mastiff',
  cost: '{W}',
  type: 'Creature — Dog',
  power: 1,
  toughness: 1,
  abilities: [keyword('first strike')],
})

export const zetalpaPrimalDawn = card({
  name: 'Zetalpa, Primal Dawn',
  cost: '{6}{W}{W}',
  type: 'Legendary Creature — Elder Dinosaur',
  power: 4,
  toughness: 8,
  abilities: [...keywords('flying', 'double strike', 'vigilance', 'trample', 'indestructible')],
})
