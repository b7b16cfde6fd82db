/** The parts deck formats divide a list into. Only the first two are cards of the deck. */
export type Section = 'main' | 'sideboard' | 'commander' | 'companion' | 'outside' | 'metadata' | 'about'

const SECTION_NAMES: Readonly<Record<string, Section>> = {
  deck: 'main',
  main: 'main',
  'main deck': 'main',
  maindeck: 'main',
  mainboard: 'main',
  'main board': 'main',
  side: 'sideboard',
  sideboard: 'sideboard',
  'side board': 'sideboard',
  sb: 'sideboard',
  commander: 'commander',
  commanders: 'commander',
  companion: 'companion',
  companions: 'companion',
  about: 'about',
  metadata: 'metadata',
  maybeboard: 'outside',
  considering: 'outside',
  tokens: 'outside',
  planes: 'outside',
  schemes: 'outside',
  conspiracy: 'outside',
  avatar: 'outside',
  dungeon: 'outside',
  attractions: 'outside',
  contraptions: 'outside',
  stickers: 'outside',
}

/** Headings people put between groups of cards; the group stays in the part it is in. */
const GROUP_NAMES =
  /^(other |basic |non-?basic )?(creatures?|lands?|spells?|instants?|sorcery|sorceries|enchantments?|artifacts?|planeswalkers?|battles?|instants? (and|&) sorcer(y|ies))( spells?)?$/i

export type Heading = { kind: 'section'; section: Section } | { kind: 'group' }

/** `[Main]`, `//Sideboard`, `SIDEBOARD:`, `Deck (60)`, `Creatures (24)`. */
export function readHeading(line: string): Heading | undefined {
  const words = line
    .replace(/^(\/\/|#)\s*/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\s*[([]\d+[)\]]\s*:?$/, '')
    .replace(/\s*:$/, '')
    .trim()
  const section = Object.hasOwn(SECTION_NAMES, words.toLowerCase()) ? SECTION_NAMES[words.toLowerCase()] : undefined
  if (section) return { kind: 'section', section }
  return GROUP_NAMES.test(words) ? { kind: 'group' } : undefined
}
