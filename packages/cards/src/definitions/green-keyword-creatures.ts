import { card, keyword, keywords } from '@spellwright/dsl'

export const ankleBiter = card({
  name: 'Ankle Biter',
  cost: '{G}',
  type: 'Creature — Snake',
  power: 1,
  toughness: 1,
  abilities: [keyword('deathtouch')],
})

export const arboretumElemental = card({
  name: 'Arboretum Elemental',
  cost: '{7}{G}{G}',
  type: 'Creature — Elemental',
  power: 7,
  toughness: 5,
  abilities: [...keywords('convoke', 'hexproof')],
})

export const bassaraTowerArcher = card({
  name: 'Bassara Tower Archer',
  cost: '{G}{G}',
  type: 'Creature — Human Archer',
  power: 2,
  toughness: 1,
  abilities: [...keywords('hexproof', 'reach')],
})

export const carnivorousPlant = card({
  name: 'Carnivorous Plant',
  cost: '{3}{G}',
  type: 'Creature — Plant Wall',
  power: 4,
  toughness: 5,
  abilities: [keyword('defender')],
})

export const colossadactyl = card({
  name: 'Colossadactyl',
  cost: '{2}{G}{G}',
  type: 'Creature — Dinosaur',
  power: 4,
  toughness: 5,
  abilities: [...keywords('reach', 'trample')],
})

export const colossalDreadmaw = card({
  name: 'Colossal Dreadmaw',
  cost: '{4}{G}{G}',
  type: 'Creature — Dinosaur',
  power: 6,
  toughness: 6,
  abilities: [keyword('trample')],
})

export const daggerbackBasilisk = card({
  name: 'Daggerback Basilisk',
  cost: '{2}{G}',
  type: 'Creature — Basilisk',
  power: 2,
  toughness: 2,
  abilities: [keyword('deathtouch')],
})

export const deadlyInsect = card({
  name: 'Deadly Insect',
  cost: '{4}{G}',
  type: 'Creature — Insect',
  power: 6,
  toughness: 1,
  abilities: [keyword('shroud')],
})

export const defiantElf = card({
  name: 'Defiant Elf',
  cost: '{G}',
  type: 'Creature — Elf',
  power: 1,
  toughness: 1,
  abilities: [keyword('trample')],
})

export const elvishArchers = card({
  name: 'Elvish Archers',
  cost: '{1}{G}',
  type: 'Creature — Elf Archer',
  power: 2,
  toughness: 1,
  abilities: [keyword('first strike')],
})

export const gameTrailChangeling = card({
  name: 'Game-Trail Changeling',
  cost: '{3}{G}{G}',
  type: 'Creature — Shapeshifter',
  power: 4,
  toughness: 4,
  abilities: [...keywords('changeling', 'trample')],
})

export const gladecoverScout = card({
  name: 'Gladecover Scout',
  cost: '{G}',
  type: 'Creature — Elf Scout',
  power: 1,
  toughness: 1,
  abilities: [keyword('hexproof')],
})

export const glistenerElf = card({
  name: 'Glistener Elf',
  cost: '{G}',
  type: 'Creature — Phyrexian Elf Warrior',
  power: 1,
  toughness: 1,
  abilities: [keyword('infect')],
})

export const grapplerSpider = card({
  name: 'Grappler Spider',
  cost: '{1}{G}',
  type: 'Creature — Spider',
  power: 2,
  toughness: 1,
  abilities: [keyword('reach')],
})

export const imperviousGreatwurm = card({
  name: 'Impervious Greatwurm',
  cost: '{7}{G}{G}{G}',
  type: 'Creature — Wurm',
  power: 16,
  toughness: 16,
  abilities: [...keywords('convoke', 'indestructible')],
})

export const mammothSpider = card({
  name: 'Mammoth Spider',
  cost: '{4}{G}',
  type: 'Creature — Spider',
  power: 3,
  toughness: 5,
  abilities: [keyword('reach')],
})

export const mistLeopard = card({
  name: 'Mist Leopard',
  cost: '{3}{G}',
  type: 'Creature — Cat',
  power: 3,
  toughness: 2,
  abilities: [keyword('shroud')],
})

export const mossViper = card({
  name: 'Moss Viper',
  cost: '{G}',
  type: 'Creature — Snake',
  power: 1,
  toughness: 1,
  abilities: [keyword('deathtouch')],
})

export const scrybSprites = card({
  name: 'Scryb Sprites',
  cost: '{G}',
  type: 'Creature — Faerie',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const sedgeScorpion = card({
  name: 'Sedge Scorpion',
  cost: '{G}',
  type: 'Creature — Scorpion',
  power: 1,
  toughness: 1,
  abilities: [keyword('deathtouch')],
})

export const sentinelSpider = card({
  name: 'Sentinel Spider',
  cost: '{3}{G}{G}',
  type: 'Creature — Spider',
  power: 4,
  toughness: 4,
  abilities: [...keywords('vigilance', 'reach')],
})

export const spikedBaloth = card({
  name: 'Spiked Baloth',
  cost: '{3}{G}',
  type: 'Creature — Beast',
  power: 4,
  toughness: 2,
  abilities: [keyword('trample')],
})

export const stampedingRhino = card({
  name: 'Stampeding Rhino',
  cost: '{4}{G}',
  type: 'Creature — Rhino',
  power: 4,
  toughness: 4,
  abilities: [keyword('trample')],
})

export const stranglerootGeist = card({
  name: 'Strangleroot Geist',
  cost: '{G}{G}',
  type: 'Creature — Spirit',
  power: 2,
  toughness: 1,
  abilities: [...keywords('haste', 'undying')],
})

export const vorapede = card({
  name: 'Vorapede',
  cost: '{2}{G}{G}{G}',
  type: 'Creature — Insect',
  power: 5,
  toughness: 4,
  abilities: [...keywords('vigilance', 'trample', 'undying')],
})

export const woodlandChangeling = card({
  name: 'Woodland Changeling',
  cost: '{1}{G}',
  type: 'Creature — Shapeshifter',
  power: 2,
  toughness: 2,
  abilities: [keyword('changeling')],
})

export const yavimayaWurm = card({
  name: 'Yavimaya Wurm',
  cost: '{4}{G}{G}',
  type: 'Creature — Wurm',
  power: 6,
  toughness: 4,
  abilities: [keyword('trample')],
})
