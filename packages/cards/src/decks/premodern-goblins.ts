import type { BuiltInDeck } from './built-in-decks.ts'

export const premodernGoblins: BuiltInDeck = {
  id: 'premodern-goblins',
  format: 'Premodern',
  year: null,
  title: 'Premodern Goblins',
  colors: ['R', 'G'],
  description: 'Goblins that find and speed up other Goblins, with lands that deny the opponent theirs.',
  text: `// Premodern Goblins
3 Gempalm Incinerator
1 Goblin King
4 Goblin Lackey
4 Goblin Matron
4 Goblin Piledriver
4 Goblin Ringleader
1 Goblin Sharpshooter
4 Goblin Warchief
4 Mogg Fanatic
3 Siege-Gang Commander
1 Skirk Prospector
3 Naturalize
1 Forest
4 Karplusan Forest
9 Mountain
3 Rishadan Port
3 Wasteland
4 Wooded Foothills

Sideboard
1 Goblin King
1 Goblin Tinkerer
3 Mogg Salvage
2 Pyroblast
2 Pyrokinesis
2 Red Elemental Blast
2 Tormod's Crypt
2 Tranquil Domain
`,
}
