import type { BuiltInDeck } from './built-in-decks.ts'

export const oath: BuiltInDeck = {
  id: 'oath',
  format: 'Premodern',
  year: null,
  title: 'Premodern Oath of Druids',
  colors: ['W', 'G', 'U', 'R'],
  description:
    'Plays hardly any creatures, lets Oath of Druids find a Terravore in the full graveyard it leaves, and clears the way.',
  text: `// Premodern Oath of Druids
3 Terravore
3 Call of the Herd
3 Cataclysm
1 Deep Analysis
2 Funeral Pyre
1 Naturalize
2 Quiet Speculation
1 Ray of Revelation
1 Reckless Charge
4 Swords to Plowshares
1 Volcanic Spray
4 Mox Diamond
4 Oath of Druids
3 Sylvan Library
2 Adarkar Wastes
1 City of Brass
2 Forest
3 Gemstone Mine
2 Plains
3 Rishadan Port
4 Treetop Village
2 Treva's Ruins
4 Wasteland
4 Windswept Heath

Sideboard
3 Annul
1 Aura of Silence
1 Krosan Reclamation
4 Meddling Mage
1 Powder Keg
1 Ray of Revelation
1 Terravore
2 Thornscape Apprentice
1 Volcanic Spray
`,
}
