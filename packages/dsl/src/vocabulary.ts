/** The closed word lists of the game. Types are derived from the lists, so a list and its type cannot drift. */

export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const
export type Color = (typeof COLORS)[number]

/** The six types of mana (CR 106.1b). */
export const MANA_TYPES = ['W', 'U', 'B', 'R', 'G', 'C'] as const
export type ManaType = (typeof MANA_TYPES)[number]

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
export type CardType = (typeof CARD_TYPES)[number]

export const SUPERTYPES = ['basic', 'legendary', 'ongoing', 'snow', 'world'] as const
export type Supertype = (typeof SUPERTYPES)[number]

export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const
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

/** CR 400.1 */
export const ZONES = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command'] as const
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
export type Step = (typeof STEPS)[number]

/** Keyword abilities without a parameter (CR 702). */
export const SIMPLE_KEYWORDS = [
  'aftermath',
  'bargain',
  'battle cry',
  'cascade',
  'changeling',
  'choose a Background',
  'cipher',
  'convoke',
  'daybound',
  'deathtouch',
  'decayed',
  'defender',
  'delve',
  'devoid',
  "doctor's companion",
  'double strike',
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
  'persist',
  'phasing',
  'provoke',
  'prowess',
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
  'storm',
  'sunburst',
  'trample',
  'umbra armor',
  'undaunted',
  'undying',
  'unleash',
  'vigilance',
  'wither',
] as const
export type SimpleKeyword = (typeof SIMPLE_KEYWORDS)[number]

/** Counter kinds are open (CR 122.1): any word is a kind; these have rules of their own. */
export type CounterKind = '+1/+1' | '-1/-1' | 'loyalty' | 'fade' | 'age' | 'poison' | (string & {})
