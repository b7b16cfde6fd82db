import type { BuiltInDeck } from './built-in-decks.ts'

export const rgAggro: BuiltInDeck = {
  id: 'rg-aggro',
  format: 'Premodern',
  year: null,
  title: 'Premodern RG Aggro',
  colors: ['R', 'G'],
  description: 'Cheap attackers and Elephants, with burn to clear the way and to finish.',
  text: `// Premodern RG Aggro
4 Grim Lavamancer
4 Jackal Pup
4 Mogg Fanatic
1 River Boa
4 Wild Mongrel
1 Assault // Battery
4 Call of the Herd
4 Incinerate
4 Lightning Bolt
3 Naturalize
2 Rancor
3 Seal of Fire
4 Forest
4 Karplusan Forest
8 Mountain
2 Treetop Village
4 Wooded Foothills

Sideboard
3 Earthquake
2 Flametongue Kavu
1 Naturalize
2 Ravenous Baloth
4 Red Elemental Blast
3 Tormod's Crypt
`,
}
