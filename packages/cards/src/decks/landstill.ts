import type { BuiltInDeck } from './built-in-decks.ts'

export const landstill: BuiltInDeck = {
  id: 'landstill',
  format: 'Premodern',
  year: null,
  title: 'Premodern Landstill',
  colors: ['W', 'U'],
  description: 'Answers everything, lays Standstill, and wins with lands that are creatures.',
  text: `// Premodern Landstill
1 Exalted Angel
1 Absorb
4 Counterspell
2 Decree of Justice
2 Disenchant
3 Fact or Fiction
4 Impulse
2 Mana Leak
1 Prohibit
4 Swords to Plowshares
2 Wrath of God
1 Humility
2 Phyrexian Furnace
1 Powder Keg
3 Standstill
4 Adarkar Wastes
2 Coastal Tower
3 Dust Bowl
1 Faerie Conclave
4 Flooded Strand
5 Island
4 Mishra's Factory
3 Plains
1 Skycloud Expanse

Sideboard
2 Annul
2 Blue Elemental Blast
1 Circle of Protection: Red
1 Erase
1 Exalted Angel
2 Hydroblast
3 Meddling Mage
1 Phyrexian Furnace
2 Teferi's Response
`,
}
