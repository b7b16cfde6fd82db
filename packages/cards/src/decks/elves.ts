import type { BuiltInDeck } from './built-in-decks.ts'

export const elves: BuiltInDeck = {
  id: 'elves',
  format: 'Premodern',
  year: null,
  title: 'Premodern Elves',
  colors: ['G', 'R'],
  description: 'Elves make mana, Survival of the Fittest turns any creature into the right one, and Squirrels finish.',
  text: `// Premodern Elves
1 Anger
1 Caller of the Claw
2 Deranged Hermit
4 Fyndhorn Elves
4 Llanowar Elves
2 Masticore
4 Multani's Acolyte
2 Nantuko Vigilante
4 Priest of Titania
3 Quirion Ranger
1 Ravenous Baloth
1 Squee, Goblin Nabob
1 Wall of Blossoms
1 Wall of Roots
4 Wirewood Symbiote
1 Yavimaya Granger
4 Survival of the Fittest
11 Forest
4 Gaea's Cradle
1 Mountain
4 Wooded Foothills

Sideboard
2 Call of the Herd
1 Caller of the Claw
1 Crumble
1 Nantuko Vigilante
4 Naturalize
1 Ravenous Baloth
1 Tormod's Crypt
2 Tranquil Domain
2 Wall of Blossoms
`,
}
