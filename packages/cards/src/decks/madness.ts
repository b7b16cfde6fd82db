import type { BuiltInDeck } from './built-in-decks.ts'

export const madness: BuiltInDeck = {
  id: 'madness',
  format: 'Premodern',
  year: null,
  title: 'Premodern Madness',
  colors: ['U', 'G'],
  description: 'Discards as a cost and casts what it discards; Wonder in the graveyard lets all of it fly.',
  text: `// Premodern Madness
4 Aquamoeba
4 Arrogant Wurm
4 Basking Rootwalla
4 Wild Mongrel
2 Wonder
4 Careful Study
4 Circular Logic
3 Daze
2 Deep Analysis
2 Foil
2 Frantic Search
2 Gush
1 Intuition
2 Roar of the Wurm
6 Forest
10 Island
4 Yavimaya Coast

Sideboard
2 Annul
3 Blue Elemental Blast
2 Chill
3 Naturalize
2 Tormod's Crypt
1 Tranquil Domain
2 Waterfront Bouncer
`,
}
