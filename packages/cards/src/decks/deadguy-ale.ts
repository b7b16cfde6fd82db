import type { BuiltInDeck } from './built-in-decks.ts'

export const deadguyAle: BuiltInDeck = {
  id: 'deadguy-ale',
  format: 'Premodern',
  year: null,
  title: 'Premodern Deadguy Ale',
  colors: ['W', 'B'],
  description: 'Takes the hand apart, destroys what still lands, and wins with a few good creatures.',
  text: `// Premodern Deadguy Ale
3 Exalted Angel
4 Hypnotic Specter
2 Knight of Stromgald
4 Phyrexian Rager
2 Withered Wretch
4 Dark Ritual
4 Duress
4 Gerrard's Verdict
4 Swords to Plowshares
4 Vindicate
2 Phyrexian Arena
1 Phyrexian Furnace
4 Caves of Koilos
3 Plains
10 Swamp
2 Tainted Field
3 Wasteland

Sideboard
1 Diabolic Edict
3 Disenchant
3 Engineered Plague
2 Perish
2 Presence of the Master
1 Radiant's Dragoons
3 Warmth
`,
}
