import { card } from '@spellwright/dsl'

export const grizzlyBears = card({
  name: 'Grizzly Bears',
  cost: '{1}{G}',
  type: 'Creature — Bear',
  power: 2,
  toughness: 2,
})

export const silvercoatLion = card({
  name: 'Silvercoat Lion',
  cost: '{1}{W}',
  type: 'Creature — Cat',
  power: 2,
  toughness: 2,
})

export const memnite = card({
  name: 'Memnite',
  cost: '{0}',
  type: 'Artifact Creature — Construct',
  power: 1,
  toughness: 1,
})

export const eliteVanguard = card({
  name: 'Elite Vanguard',
  cost: '{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 1,
})

export const balduvianBears = card({
  name: 'Balduvian Bears',
  cost: '{1}{G}',
  type: 'Creature — Bear',
  power: 2,
  toughness: 2,
})

export const bearCub = card({ name: 'Bear Cub', cost: '{1}{G}', type: 'Creature — Bear', power: 2, toughness: 2 })

export const runeclawBear = card({
  name: 'Runeclaw Bear',
  cost: '{1}{G}',
  type: 'Creature — Bear',
  power: 2,
  toughness: 2,
})

export const goblinPiker = card({
  name: 'Goblin Piker',
  cost: '{1}{R}',
  type: 'Creature — Goblin Warrior',
  power: 2,
  toughness: 1,
})

export const goblinRoughrider = card({
  name: 'Goblin Roughrider',
  cost: '{2}{R}',
  type: 'Creature — Goblin Knight',
  power: 3,
  toughness: 2,
})

export const pillarfieldOx = card({
  name: 'Pillarfield Ox',
  cost: '{3}{W}',
  type: 'Creature — Ox',
  power: 2,
  toughness: 4,
})

export const crawWurm = card({ name: 'Craw Wurm', cost: '{4}{G}{G}', type: 'Creature — Wurm', power: 6, toughness: 4 })

export const hillGiant = card({ name: 'Hill Giant', cost: '{3}{R}', type: 'Creature — Giant', power: 3, toughness: 3 })

export const grayOgre = card({ name: 'Gray Ogre', cost: '{2}{R}', type: 'Creature — Ogre', power: 2, toughness: 2 })

export const savannahLions = card({
  name: 'Savannah Lions',
  cost: '{W}',
  type: 'Creature — Cat',
  power: 2,
  toughness: 1,
})

export const alphaMyr = card({
  name: 'Alpha Myr',
  cost: '{2}',
  type: 'Artifact Creature — Myr',
  power: 2,
  toughness: 1,
})

export const bronzeSable = card({
  name: 'Bronze Sable',
  cost: '{2}',
  type: 'Artifact Creature — Sable',
  power: 2,
  toughness: 1,
})

export const monssGoblinRaiders = card({
  name: "Mons's Goblin Raiders",
  cost: '{R}',
  type: 'Creature — Goblin',
  power: 1,
  toughness: 1,
})

export const isamaruHoundOfKonda = card({
  name: 'Isamaru, Hound of Konda',
  cost: '{W}',
  type: 'Legendary Creature — Dog',
  power: 2,
  toughness: 2,
})

export const phyrexianWalker = card({
  name: 'Phyrexian Walker',
  cost: '{0}',
  type: 'Artifact Creature — Phyrexian Construct',
  power: 0,
  toughness: 3,
})
