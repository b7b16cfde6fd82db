/** The closed word lists of the game. Types are derived from the lists, so a list and its type cannot drift. */

export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const
/** A colour by its letter: one of `COLORS`. */
export type Color = (typeof COLORS)[number]

/** The six types of mana (CR 106.1b). */
export const MANA_TYPES = ['W', 'U', 'B', 'R', 'G', 'C'] as const
/** A type of mana by its letter: one of `MANA_TYPES`. */
export type ManaType = (typeof MANA_TYPES)[number]

/** The card types (CR 300.1). */
export const CARD_TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
] as const
/** One of `CARD_TYPES`. */
export type CardType = (typeof CARD_TYPES)[number]

/** The supertypes (CR 205.4a). */
export const SUPERTYPES = ['basic', 'legendary', 'ongoing', 'snow', 'world'] as const
/** One of `SUPERTYPES`. */
export type Supertype = (typeof SUPERTYPES)[number]

/** The basic land types (CR 305.6). */
export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const
/** One of `BASIC_LAND_TYPES`. */
export type BasicLandType = (typeof BASIC_LAND_TYPES)[number]

/** CR 205.3i */
export const LAND_TYPES = [
  ...BASIC_LAND_TYPES,
  'Cave',
  'Desert',
  'Gate',
  'Lair',
  'Locus',
  'Mine',
  'Planet',
  'Power-Plant',
  'Sphere',
  'Tower',
  'Town',
  "Urza's",
] as const

/** The land types that are not basic. */
export const NONBASIC_LAND_TYPES: readonly string[] = LAND_TYPES.slice(BASIC_LAND_TYPES.length)

/** CR 205.3j */
export const PLANESWALKER_TYPES = [
  'Ajani',
  'Aminatou',
  'Angrath',
  'Arlinn',
  'Ashiok',
  'Bahamut',
  'Basri',
  'Bolas',
  'Calix',
  'Chandra',
  'Comet',
  'Dack',
  'Dakkon',
  'Daretti',
  'Davriel',
  'Dellian',
  'Dihada',
  'Domri',
  'Dovin',
  'Ellywick',
  'Elminster',
  'Elspeth',
  'Estrid',
  'Freyalise',
  'Garruk',
  'Gideon',
  'Grist',
  'Guff',
  'Huatli',
  'Jace',
  'Jared',
  'Jaya',
  'Jeska',
  'Kaito',
  'Karn',
  'Kasmina',
  'Kaya',
  'Kiora',
  'Koth',
  'Liliana',
  'Lolth',
  'Lukka',
  'Minsc',
  'Mordenkainen',
  'Nahiri',
  'Narset',
  'Niko',
  'Nissa',
  'Nixilis',
  'Oko',
  'Quintorius',
  'Ral',
  'Rowan',
  'Saheeli',
  'Samut',
  'Sarkhan',
  'Serra',
  'Sivitri',
  'Sorin',
  'Szat',
  'Tamiyo',
  'Tasha',
  'Teferi',
  'Teyo',
  'Tezzeret',
  'Tibalt',
  'Tyvar',
  'Ugin',
  'Urza',
  'Venser',
  'Vivien',
  'Vraska',
  'Vronos',
  'Will',
  'Windgrace',
  'Wrenn',
  'Xenagos',
  'Yanggu',
  'Yanling',
  'Zariel',
] as const

/** CR 700.12 */
export const OUTLAWS = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'] as const

/** CR 400.1; outside the game is no zone (CR 400.11), but cards are found there, too. */
export const ZONES = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command', 'outside'] as const
/** A zone: one of `ZONES`. */
export type Zone = (typeof ZONES)[number]

/** CR 500.1, in order. */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
  'main2',
  'end',
  'cleanup',
] as const
/** A step or main phase: one of `STEPS`. */
export type Step = (typeof STEPS)[number]

/** Keyword abilities without a parameter (CR 702). */
export const SIMPLE_KEYWORDS = [
  'aftermath',
  'ascend',
  'bargain',
  'battle cry',
  'cascade',
  'changeling',
  'choose a Background',
  'cipher',
  'compleated',
  'conspire',
  'convoke',
  'daybound',
  'deathtouch',
  'decayed',
  'defender',
  'demonstrate',
  'delve',
  'dethrone',
  'devoid',
  "doctor's companion",
  'double strike',
  'enlist',
  'evolve',
  'exploit',
  'extort',
  'fear',
  'first strike',
  'flanking',
  'flash',
  'flying',
  'for Mirrodin!',
  'fuse',
  'gravestorm',
  'haste',
  'hexproof',
  'horsemanship',
  'improvise',
  'indestructible',
  'infect',
  'ingest',
  'intimidate',
  'job select',
  'jump-start',
  'lifelink',
  'living weapon',
  'menace',
  'mentor',
  'myriad',
  'nightbound',
  'partner',
  'partner—Character select',
  'partner—Father & son',
  'partner—Friends forever',
  'partner—Survivors',
  'paradigm',
  'persist',
  'phasing',
  'provoke',
  'prowess',
  'ravenous',
  'reach',
  'read ahead',
  'rebound',
  'retrace',
  'riot',
  'shadow',
  'shroud',
  'skulk',
  'soulbond',
  'split second',
  'start your engines!',
  'station',
  'storm',
  'sunburst',
  'training',
  'trample',
  'umbra armor',
  'undaunted',
  'undying',
  'unleash',
  'vigilance',
  'wither',
] as const
/** A keyword ability without a parameter: one of `SIMPLE_KEYWORDS`. */
export type SimpleKeyword = (typeof SIMPLE_KEYWORDS)[number]

/** CR 122.1b: what a counter of that name gives the object it is on. */
export const KEYWORD_COUNTERS = [
  'deathtouch',
  'decayed',
  'double strike',
  'exalted',
  'first strike',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
] as const

/** Counter kinds are open (CR 122.1): any word is a kind; these have rules of their own. */
export type CounterKind = '+1/+1' | '-1/-1' | 'loyalty' | 'fade' | 'age' | 'poison' | (string & {})
