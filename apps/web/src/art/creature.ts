import { BACKDROP_NAMES, BACKDROPS, type BackdropName } from './backdrops.ts'
import { EXTRAS, type ExtraName, HEADGEAR, HELD, type HeadgearName, type HeldName } from './gear.ts'
import { type Face, faceOf, HEADS, type HeadName } from './heads.ts'
import { MOODS, type Mood, type Palette, TINTS, type Tint } from './palette.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { group } from './svg.ts'

/** Where a figure stands, and how large it is. */
const STANCES = {
  middle: '',
  left: 'translate(-11 1) rotate(-5 60 80)',
  right: 'translate(11 1) rotate(5 60 80)',
  close: 'translate(-9 -4) scale(1.15)',
  far: 'translate(9 15) scale(.85)',
} as const
type Stance = keyof typeof STANCES

/** What is visible of a creature; two cards that differ in none of it look alike. */
export interface Portrait {
  readonly head: HeadName
  readonly headgear: HeadgearName
  readonly held: HeldName
  readonly backdrop: BackdropName
  readonly mood: Mood
  readonly tint: Tint
  readonly stance: Stance
  readonly mirrored: boolean
  readonly extras: readonly ExtraName[]
  readonly face: Face
}

/** The heads by creature type; the first that matches counts, so what somebody is comes before what they do. */
const KINDS: readonly (readonly [RegExp, HeadName])[] = [
  [/Wall/, 'wall'],
  [/Goblin|Kobold|Gremlin|Orc|Imp\b/, 'goblin'],
  [/Skeleton|Lich/, 'skull'],
  [/Zombie|Mummy|Ghoul/, 'zombie'],
  [/Angel|Archon/, 'angelic'],
  [/Demon|Devil|Minotaur|Tiefling|Specter/, 'demon'],
  [/Dragon|Drake|Wyvern/, 'dragon'],
  [/Sliver/, 'sliver'],
  [/Spirit|Shade|Wraith|Phantom|Illusion|Avatar|Incarnation/, 'ghost'],
  [/Phyrexian|Horror|Eldrazi|Nightmare|Nightstalker|Carrier|Aetherborn/, 'horror'],
  [/Golem|Construct|Robot|Thopter|Gnome|Assembly|Scarecrow|Vehicle|Juggernaut|Myr/, 'machine'],
  [/Treefolk|Dryad/, 'tree'],
  [/Plant|Fungus|Saproling/, 'plant'],
  [/Merfolk|Naga|Homarid/, 'finned'],
  [/Kraken|Octopus|Leviathan|Fish|Squid|Serpent|Whale|Shark|Jellyfish/, 'kraken'],
  [/Elf/, 'elf'],
  [/Faerie|Sprite/, 'faerie'],
  [/Giant|Ogre|Troll|Cyclops|Titan|Barbarian/, 'giant'],
  [/Dwarf|Halfling|Kithkin/, 'dwarf'],
  [/Elemental|Phoenix|Fire/, 'flame'],
  [/Bird|Griffin|Aven|Pegasus|Harpy|Hawk|Sphinx/, 'bird'],
  [/Cat|Leonin/, 'cat'],
  [/Wolf|Dog|Hound|Jackal|Fox|Hyena|Werewolf|Coyote/, 'wolf'],
  [/Bear|Ape|Monkey|Badger|Wolverine/, 'bear'],
  [/Rat\b|Mouse|Squirrel|Rabbit|Rodent|Bat\b|Mongoose|Otter|Raccoon/, 'rodent'],
  [/Snake|Lizard|Crocodile|Turtle|Frog|Salamander|Wurm|Worm|Basilisk|Dinosaur|Viashino|Hydra/, 'reptile'],
  [/Spider|Scorpion|Crab|Lobster/, 'spider'],
  [/Insect|Kavu|Eye\b|Nautilus|Slug|Leech/, 'insect'],
  [/Horse|Unicorn|Centaur|Elk|Deer|Antelope|Camel|Goat|Donkey/, 'horse'],
  [/Elephant|Rhino|Loxodon|Mammoth|Hippo/, 'elephant'],
  [/Ooze|Slime|Blob|Shapeshifter|Mutant/, 'ooze'],
  [/Beast|Baloth|Boar|Ox|Yeti|Gorgon|Chimera|Bull/, 'beast'],
]
const MASKS: readonly HeadName[] = ['ghost', 'flame', 'horror', 'machine', 'tree', 'ooze']

/** What people of a class wear and hold. */
const HEADGEAR_BY_CLASS: readonly (readonly [RegExp, HeadgearName])[] = [
  [/Knight/, 'plume'],
  [/Soldier|Archer|Mercenary/, 'helm'],
  [/Wizard|Sorcerer|Artificer|Warlock/, 'hat'],
  [/Cleric|Monk|Assassin|Rogue|Ninja|Spellshaper/, 'hood'],
  [/Druid|Shaman/, 'antlers'],
  [/Noble|Advisor/, 'crown'],
  [/Pirate|Rebel|Scout|Ranger/, 'bandana'],
  [/Berserker|Warrior/, 'mohawk'],
]
const HELD_BY_CLASS: readonly (readonly [RegExp, HeldName])[] = [
  [/Archer|Ranger|Scout/, 'bow'],
  [/Knight|Soldier|Samurai/, 'sword'],
  [/Wizard|Shaman|Druid/, 'staff'],
  [/Cleric|Advisor/, 'book'],
  [/Rogue|Assassin|Ninja|Pirate/, 'dagger'],
  [/Warrior|Berserker/, 'axe'],
  [/Artificer/, 'hammer'],
]

const HELD_BY_ABILITY: readonly (readonly [RegExp, HeldName])[] = [
  [/\bDefender\b/i, 'shield'],
  [/\bFirst strike|\bDouble strike/i, 'spear'],
  [/\bReach\b/i, 'bow'],
  [/deals? \d+ damage/i, 'torch'],
  [/\{T\}.*Add \{|Add .*mana/i, 'orb'],
  [/Destroy target/i, 'hammer'],
  [/draw|search your library/i, 'book'],
]

const EXTRAS_BY_ABILITY: readonly (readonly [RegExp, ExtraName])[] = [
  [/\bProtection\b|\bShroud\b|\bHexproof\b|\bWard\b/i, 'aura'],
  [/\bHaste\b/i, 'speed'],
  [/\bDeathtouch\b|\bInfect\b|\bToxic\b|poison/i, 'venom'],
  [/\bcreate\b.*token|Other .* get \+|creatures you control (get|have)/i, 'company'],
  [/^When(ever)? this creature enters/im, 'sparks'],
]

const first = <T>(rows: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  rows.find(([words]) => words.test(text))?.[1]

const pick = <T>(random: SeededRandom, choices: readonly T[], otherwise: T): T =>
  choices[Math.floor(random.below(choices.length))] ?? otherwise

/** Heads that wear nothing and hold nothing. */
const WILD: ReadonlySet<HeadName> = new Set<HeadName>([
  ...([
    'dragon',
    'reptile',
    'cat',
    'wolf',
    'bear',
    'beast',
    'bird',
    'insect',
    'spider',
    'flame',
    'wall',
    'kraken',
  ] as const),
  ...(['tree', 'plant', 'horse', 'elephant', 'ooze', 'horror', 'sliver', 'rodent', 'ghost', 'machine'] as const),
])

function headOf(random: SeededRandom, typeLine: string): HeadName {
  const known = first(KINDS, typeLine)
  if (known) return known
  return /Human|Soldier|Knight|Wizard|Cleric|Rogue|Warrior|Druid|Shaman|Vampire|Advisor/.test(typeLine)
    ? 'person'
    : pick(random, ['person', ...MASKS], 'person')
}

const HEADGEAR_NAMES = Object.keys(HEADGEAR) as readonly HeadgearName[]
const HELD_NAMES = Object.keys(HELD) as readonly HeldName[]

/** What a creature looks like: from its types and abilities, and where they leave it open from its name. */
export function portraitOf(name: string, typeLine: string, text: string): Portrait {
  const random = seededRandom(name)
  const head = headOf(random, typeLine)
  const worn = pick(random, HEADGEAR_NAMES, 'bare')
  const held = pick(random, HELD_NAMES, 'nothing')
  const isWild = WILD.has(head)
  const flies = /\bflying\b/i.test(text.split('\n')[0] ?? '') || /^Flying$/im.test(text)
  const wings: readonly ExtraName[] =
    flies && head !== 'faerie' ? [/Demon|Dragon|Vampire|Imp|Bat|Drake/.test(typeLine) ? 'batWings' : 'wings'] : []
  const seen = EXTRAS_BY_ABILITY.flatMap(([words, extra]) => (words.test(text) ? [extra] : []))
  return {
    head,
    headgear:
      /Legendary/.test(typeLine) || /\bKing\b|\bQueen\b|\bLord\b/.test(name)
        ? 'crown'
        : (first(HEADGEAR_BY_CLASS, typeLine) ?? (isWild && random.below(1) < 0.6 ? 'bare' : worn)),
    held: first(HELD_BY_ABILITY, text) ?? first(HELD_BY_CLASS, typeLine) ?? (isWild ? 'nothing' : held),
    backdrop: pick(random, BACKDROP_NAMES, 'hills'),
    mood: pick(random, MOODS, 'dusk'),
    tint: pick(random, Object.keys(TINTS) as readonly Tint[], 'own'),
    stance: pick(random, Object.keys(STANCES) as readonly Stance[], 'middle'),
    mirrored: random.below(2) < 1,
    extras: [...wings, ...(head === 'angelic' ? (['halo'] as const) : []), ...seen],
    face: faceOf(random),
  }
}

const BEHIND: ReadonlySet<ExtraName> = new Set<ExtraName>(['wings', 'batWings', 'halo', 'aura', 'speed', 'company'])

export function drawPortrait(portrait: Portrait, palette: Palette, random: SeededRandom): string {
  const { head, headgear, held, backdrop, extras, face, mirrored, stance } = portrait
  const extra = (names: readonly ExtraName[]): string => names.map((one) => EXTRAS[one](palette)).join('')
  const figure = [
    extra(extras.filter((one) => BEHIND.has(one))),
    HEADS[head](palette, face),
    HEADGEAR[headgear](palette),
    HELD[held](palette),
    extra(extras.filter((one) => !BEHIND.has(one))),
  ]
  return (
    BACKDROPS[backdrop](random, palette) +
    group(`${mirrored ? 'translate(120 0) scale(-1 1) ' : ''}${STANCES[stance]}`, ...figure)
  )
}
