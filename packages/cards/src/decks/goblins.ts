import type { BuiltInDeck } from './built-in-decks.ts'

export const goblins: BuiltInDeck = {
  id: 'goblins',
  format: 'Legacy',
  year: null,
  title: 'Legacy Goblins',
  colors: ['R', 'G'],
  description: 'Attacks from the first turn, finds more Goblins while it does, and denies the opponent lands.',
  text: `// Legacy Goblins
4 Goblin Lackey
4 Goblin Matron
4 Goblin Piledriver
4 Goblin Ringleader
4 Goblin Warchief
4 Mogg Fanatic
3 Gempalm Incinerator
3 Siege-Gang Commander
1 Goblin King
1 Goblin Pyromancer
1 Goblin Sharpshooter
1 Goblin Tinkerer
1 Skirk Prospector
2 Naturalize
8 Mountain
4 Karplusan Forest
4 Rishadan Port
4 Wooded Foothills
2 Wasteland
1 Forest

Sideboard
4 Pyroblast
2 Naturalize
2 Pyrokinesis
2 Tormod's Crypt
2 Tranquil Domain
1 Anarchy
1 Goblin Tinkerer
1 Sulfuric Vortex
`,
}
