/** Counters the game gives a meaning that is not told by the card that puts them (CR 122.1b–122.1h). */
const WITH_RULES: readonly string[] = [
  'stun',
  'shield',
  'finality',
  'rad',
  'energy',
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
]

/** A kind of counter that does nothing by itself but for changing power and toughness. */
export const counterOf = (word: string): string | undefined => (WITH_RULES.includes(word) ? undefined : word)
